import type { AllowDefect } from './allow-defect.js'

const faults: { readonly [kind in AllowDefect['kind']]: (found: string) => string } = {
  unknown_definition: (found) => `there is no version ${found} of this definition`,
  no_versions: (found) => `\`${found}\` has no version`,
  duplicate_type: (found) => `\`${found}\` stands here twice`,
  unknown_tool: (found) => `there is no tool \`${found}\``,
  unknown_operation: (found) => `no version has an operation \`${found}\``,
  unknown_trusted_argument: (found) => `no version takes \`${found}\``,
  name_collision: (found) => `two tools would be called \`${found}\``,
}

/** A fault of what is allowed as one sentence: lower case, no full stop. */
export const allowMessage = ({ kind, path, found }: AllowDefect): string => `\`${path}\`: ${faults[kind](found)}`
