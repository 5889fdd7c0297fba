import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { Registry, Runtime, type DefinitionDocument } from '@assent/kernel'
import { readDefinition } from '@assent/yaml'
import { root } from '../../../scripts/root.mjs'

export const examples = join(root, 'examples')

export const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

export const readExample = (name: string): DefinitionDocument =>
  expectRight(readDefinition(readFileSync(join(examples, name), 'utf8')))

export const registryOf = (names: readonly string[]): Registry =>
  names.reduce((registry, name) => expectRight(registry.register(readExample(name))), Registry.empty)

export const runtimeOf = (name: string): Runtime => Runtime.of(registryOf([name]))
