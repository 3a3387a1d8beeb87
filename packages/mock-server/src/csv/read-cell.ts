import type { SchemaNode } from '@lineboard/contract/openapi-document'

/** The limits of a field that a cell is held against. */
export interface CellSchema extends SchemaNode {
  maximum?: number
  maxLength?: number
}

/** A cell as the field it becomes, or why it is refused. */
export type Cell = { value: string | number | boolean } | { problem: string }

const phoneNumber = '+[1-9]'

function readNumber(text: string, { type, minimum, maximum }: CellSchema): Cell {
  const value = Number(text)
  if (Number.isNaN(value)) return { problem: 'is not a number' }
  if (type === 'integer' && !Number.isInteger(value)) return { problem: 'is not a whole number' }
  if (minimum !== undefined && value < minimum) return { problem: `is less than ${minimum}` }
  if (maximum !== undefined && value > maximum) return { problem: `is more than ${maximum}` }
  return { value }
}

function readText(text: string, { minLength = 0, maxLength = Infinity, pattern, enum: choices }: CellSchema): Cell {
  if (choices && !choices.includes(text)) return { problem: `is none of ${choices.join(', ')}` }
  if (text.length < minLength) return { problem: `is shorter than ${minLength} characters` }
  if (text.length > maxLength) return { problem: `is longer than ${maxLength} characters` }
  if (pattern !== undefined && !new RegExp(pattern).test(text)) {
    return { problem: pattern.includes(phoneNumber) ? 'is not a phone number' : 'is not in the right form' }
  }
  return { value: text }
}

/** Reads the text of a cell as the contract describes its field. */
export function readCell(text: string, schema: CellSchema): Cell {
  if (schema.type === 'integer' || schema.type === 'number') return readNumber(text, schema)
  if (schema.type !== 'boolean') return readText(text, schema)
  return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'is neither true nor false' }
}
