import type { components } from '@lineboard/contract'
import type { Cell } from '../../resource/column.ts'
import { outcomeOf, sentenceOf } from './sentence.ts'

type AuditLog = components['schemas']['AuditLog']

/** The entry in words. What is copied is the endpoint, which the words are made of. */
export const sentenceCell: Cell<string> = {
  toText: (endpoint) => endpoint,
  render: ({ row }) => sentenceOf(row as AuditLog),
  widthPx: 320,
}

/** What became of the call, in words; a file keeps the number the server gave. */
export const outcomeCell: Cell<number> = {
  toText: outcomeOf,
  toFile: (statusCode) => statusCode,
  widthPx: 120,
}
