import { memberName } from './literal.js'
import type { MemberShape, ObjectShape, TypeShape } from './shape.js'

const deeper = (indent: string): string => `${indent}  `

const printMember = ({ name, isOptional, type }: MemberShape, indent: string): string =>
  `${indent}readonly ${memberName(name)}${isOptional ? '?' : ''}: ${printShape(type, indent)}`

const printMembers = (members: readonly MemberShape[], indent: string): string =>
  members.length === 0
    ? '{}'
    : ['{', ...members.map((part) => printMember(part, deeper(indent))), `${indent}}`].join('\n')

const printObject = ({ members, others }: ObjectShape, indent: string): string => {
  if (members.length > 0 || others === 'unsaid')
    return `${printMembers(members, indent)}${others === 'open' ? ' & JsonObject' : ''}`
  return others === 'open' ? 'JsonObject' : '{ readonly [name: string]: never }'
}

const isJoined = (text: string): boolean => / [|&] /.test(text) && !text.startsWith('{')

const needsBrackets = (shape: TypeShape, text: string): boolean =>
  shape.form === 'union' || isJoined(text) || text.endsWith('& JsonObject') || text.startsWith('readonly ')

const printList = (element: TypeShape, indent: string): string => {
  const text = printShape(element, indent)
  return needsBrackets(element, text) ? `readonly (${text})[]` : `readonly ${text}[]`
}

/** A type in the words of TypeScript, in lines of which all but the first are indented. */
export const printShape = (shape: TypeShape, indent: string): string => {
  switch (shape.form) {
    case 'word':
      return shape.word
    case 'list':
      return printList(shape.element, indent)
    case 'tuple':
      return `readonly [${shape.elements.map((element) => printShape(element, indent)).join(', ')}]`
    case 'union':
      return shape.elements.map((element) => printShape(element, indent)).join(' | ')
    case 'map':
      return `{ readonly [key: string]: ${printShape(shape.element, indent)} }`
    case 'object':
      return printObject(shape, indent)
  }
}
