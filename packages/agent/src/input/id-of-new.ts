import type { Tool, ToolVersion } from '../tool.js'

type Creating = Pick<Tool, 'takesId' | 'proposes'>

const creatable = ({ proposes }: Creating): readonly ToolVersion[] =>
  proposes.filter(({ operation }) => operation === null).flatMap(({ versions }) => versions)

/**
 * Does a model give the id of a new subject? Never where the host chooses it, or where every version derives it; where
 * some versions do, not with those.
 */
export const idOfNew = (tool: Creating): 'always' | 'by_version' | 'never' => {
  if (!tool.takesId) return 'never'
  const versions = creatable(tool)
  if (!versions.some(({ derivesId }) => derivesId)) return 'always'
  return versions.every(({ derivesId }) => derivesId) ? 'never' : 'by_version'
}

/** The fault of an id that is given for a new subject of a version, or of one that is not. */
export const faultOfNewId = (tool: Creating, version: number, id: string | undefined): string | undefined => {
  const derives = creatable(tool).some((one) => one.version === version && one.derivesId)
  if (derives) return id === undefined ? undefined : 'is derived from the identity of the new subject'
  if (!tool.takesId) return id === undefined ? undefined : 'is chosen by the host'
  return id === undefined ? 'is missing' : undefined
}
