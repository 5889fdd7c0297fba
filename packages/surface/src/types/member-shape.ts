import { anyJson, union, word, type TypeShape } from './shape.js'

const isText = (text: string): boolean => text === 'string' || text.startsWith("'")

/** Does the kernel count its elements, members or characters (SR-47)? */
const isCounted = (shape: TypeShape): boolean => {
  switch (shape.form) {
    case 'list':
      return true
    case 'map':
      return shape.element !== anyJson
    case 'union':
      return shape.elements.every(isCounted)
    case 'word':
      return shape.word === 'JsonArray' || isText(shape.word)
    case 'tuple':
    case 'object':
      return false
  }
}

const unionOf = (shapes: readonly (TypeShape | undefined)[]): TypeShape | undefined => {
  const found = shapes.filter((shape) => shape !== undefined)
  return found.length === shapes.length ? union(found) : undefined
}

/** The type of a member; nothing where none is declared. Of a union all variants must have it. */
const declaredShape = (shape: TypeShape, name: string): TypeShape | undefined => {
  switch (shape.form) {
    case 'object':
      return shape.members.find((member) => member.name === name)?.type
    case 'list':
      return /^\d+$/.test(name) ? shape.element : undefined
    case 'map':
      return shape.element
    case 'union':
      return unionOf(shape.elements.map((element) => declaredShape(element, name)))
    case 'tuple':
    case 'word':
      return undefined
  }
}

/** The type of one segment of a path: a member, an element of a list, or how many there are. */
export const memberShape = (shape: TypeShape, name: string): TypeShape =>
  name === 'count' && isCounted(shape) ? word('number') : (declaredShape(shape, name) ?? anyJson)
