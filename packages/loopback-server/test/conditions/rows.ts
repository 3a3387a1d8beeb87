import type { StoredRow } from '../../src/stores/store.ts'

/** Fields by what they hold. */
export const kinds = {
  customerId: 'number',
  amount: 'number',
  status: 'text',
  note: 'text',
  at: 'time',
  flag: 'yes or no',
} as const

export type Field = keyof typeof kinds
export const fields: readonly Field[] = ['customerId', 'amount', 'status', 'note', 'at', 'flag']

const double = { mysql: { dataType: 'double' }, postgresql: { dataType: 'double precision' } }

/** The fields, as LoopBack 3 and 4 take them. */
export const properties = {
  id: { type: 'number', id: true, generated: false },
  customerId: { type: 'number' },
  amount: { type: 'number', ...double },
  status: { type: 'string' },
  note: { type: 'string' },
  at: { type: 'date' },
  flag: { type: 'boolean' },
}

const statuses = ['missed', 'answered', 'Missed', 'busy', null, undefined, 'voicemail', 'BUSY']
const notes = [
  '50% off',
  'a_b',
  "O'Neil",
  'x.y',
  undefined,
  'plain text',
  null,
  'Ünïcode',
  'PLAIN',
  'text plain',
  'missing',
]
const amounts = [0, 1.25, -1.25, 1000, null, 0.1, 1.25, undefined, 99.5]
const times = [
  '2026-03-01T00:00:00.000Z',
  '2026-03-01T12:30:00.000Z',
  null,
  '2026-02-28T23:59:59.000Z',
  '2026-03-01T00:00:00.000Z',
  undefined,
  '2025-12-31T23:00:00.000Z',
]
const flags = [true, false, null, true, undefined]

const at = <Value>(values: readonly Value[], place: number) => values[place % values.length]

/** Rows with no value, never set ones, ties, capitals, signs and fractions. */
export const rows: readonly StoredRow[] = Array.from({ length: 60 }, (_, place) => {
  const row = {
    id: place + 1,
    customerId: (place % 3) + 1,
    amount: at(amounts, place),
    status: at(statuses, place),
    note: at(notes, place),
    at: at(times, place),
    flag: at(flags, place),
  }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
})

/** Values to compare with: such as rows have, and others. */
export const values: Readonly<Record<Field, readonly (string | number | boolean)[]>> = {
  customerId: [1, 2, 3, 4],
  amount: [0, 1.25, -1.25, 0.1, 1000, 7],
  status: ['missed', 'Missed', 'answered', 'busy', 'nothing'],
  note: ["O'Neil", 'plain text', 'PLAIN', 'Ünïcode', 'nothing'],
  at: ['2026-03-01T00:00:00.000Z', '2026-03-01T12:30:00.000Z', '2025-12-31T23:00:00.000Z', '2026-06-01T00:00:00.000Z'],
  flag: [true, false],
}
/** Pieces of texts that a pattern may have. */
export const pieces = ['miss', 'MISS', 'plain', 'Plain', 'text', 'O', 'b']
/** Pieces with signs, each of which stands for any character. */
export const signs = ['50%', 'a_b', 'x.y']
