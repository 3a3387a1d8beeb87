import type { components } from '@lineboard/contract'
import type { Cell } from '../../resource/column.ts'
import { sentenceOf } from './sentence.ts'

type AuditLog = components['schemas']['AuditLog']

/** The entry in words. What is copied is the endpoint, which the words are made of. */
export const sentenceCell: Cell<string> = {
  toText: (endpoint) => endpoint,
  render: ({ row }) => sentenceOf(row as AuditLog),
  widthPx: 320,
}
