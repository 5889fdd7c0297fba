import { isLeft } from 'fp-ts/lib/Either.js'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeDefect, parseJson, validate } from '@assent/kernel'
import { readDefinition } from '@assent/yaml'
import type { Block } from './block.js'
import { fault, nothing, type Finding } from './fault.js'

/** Does the file hold these lines, one after the other, whatever their indentation? */
const holds = (file: string, lines: readonly string[]): boolean => {
  const trimmed = (text: readonly string[]): string => text.map((line) => line.trim()).join('\n')
  return `\n${trimmed(file.split('\n'))}\n`.includes(`\n${trimmed(lines)}\n`)
}

const runExcerpt = async (folder: string, block: Block, name: string): Promise<Finding> =>
  holds(await readFile(join(folder, name), 'utf8'), block.lines)
    ? nothing
    : fault(block.line, `${name} does not hold these lines`)

const judgeJson = (block: Block): Finding => {
  const json = parseJson(block.lines.join('\n'))
  return isLeft(json) ? fault(block.line, json.left.message) : nothing
}

const judgeDefinition = (block: Block): Finding => {
  const document = readDefinition(block.lines.join('\n'))
  if (isLeft(document)) return fault(block.line, document.left.message)
  const validated = validate(document.right)
  return isLeft(validated) ? fault(block.line, validated.left.defects.map(describeDefect).join('\n')) : nothing
}

/**
 * A `yaml` block is a whole valid definition, a `json` block a JSON value. After `<!-- from: NAME -->` it is an excerpt
 * of that file instead. After `<!-- file: NAME -->` it is saved, and the blocks that use the file judge it.
 */
export const runData = async (folder: string, block: Block): Promise<Finding> => {
  if (block.note?.kind === 'from') return runExcerpt(folder, block, block.note.text)
  if (block.note === undefined) return block.language === 'json' ? judgeJson(block) : judgeDefinition(block)
  await writeFile(join(folder, block.note.text), `${block.lines.join('\n')}\n`)
  return nothing
}

/** A saved file that no other block names would be judged by nobody. */
export const findUnused = (blocks: readonly Block[]): readonly Finding[] =>
  blocks.flatMap((block) => {
    const name = block.note?.kind === 'file' ? block.note.text : undefined
    if (name === undefined || blocks.some((other) => other !== block && other.lines.join('\n').includes(name)))
      return []
    return [fault(block.line, `no block uses ${name}`)]
  })
