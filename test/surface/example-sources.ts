import { validate } from '@assent/kernel'
import type { ExampleCall, PageSource } from '@assent/surface'
import { explore } from '@assent/testing/explore'
import { readDefinition } from '@assent/yaml'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

const folder = join(root, 'examples')

const sourceOf = (file: string): PageSource => {
  const definition = pipe(
    readDefinition(readFileSync(join(folder, file), 'utf8')),
    chainW((document) => validate(document)),
  )
  if (isLeft(definition)) throw new Error(`${file} is not valid`)
  const { accepted } = explore(definition.right, { instances: 20, guided: 0 })
  const examples = accepted.flatMap(({ call, instance }): readonly ExampleCall[] =>
    call.command === 'create' ? [call] : instance === null ? [] : [{ ...call, instance }],
  )
  return { definition: definition.right, examples }
}

const definitionsIn = (below: string): readonly string[] =>
  readdirSync(join(folder, below))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(below, name))

/** Every definition of `examples/`, those under the service rules included, with calls that it accepts. */
export const exampleSources = (): readonly PageSource[] => ['', 'library'].flatMap(definitionsIn).map(sourceOf)
