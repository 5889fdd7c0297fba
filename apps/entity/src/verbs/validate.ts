import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { judgeFile, judgeSet, type Judged } from '../input/judge-definitions.js'
import type { Output } from '../output.js'
import { validationText } from '../print/validation.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

const report = (files: readonly Judged[]): Output => {
  const valid = files.flatMap((file) => (file.kind === 'valid' ? [file.definition] : []))
  // The set is judged only where every file is valid alone (L-19).
  const ofSet = valid.length === files.length ? judgeSet(valid) : []
  const isValid = valid.length === files.length && ofSet.length === 0
  return { text: validationText(files, ofSet), exitCode: isValid ? 0 : 1 }
}

const validate = (files: readonly string[], world: World): T.Task<Output> =>
  pipe(files, T.traverseSeqArray(judgeFile(world)), T.map(report))

export const addValidate: AddVerb = (program, choose) => {
  program
    .command('validate')
    .description('judge definition files, each alone and then as a set')
    .argument('<files...>', 'definitions, YAML or JSON')
    .addHelpText('after', example('entity validate ticket.yaml person.yaml'))
    .action((files: readonly string[]) => choose((world) => TE.fromTask(validate(files, world))))
}
