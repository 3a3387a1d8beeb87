import { expect, test } from 'vitest'
import { fitTypes } from './fit-types.ts'
import type { Recorded } from './recorded.ts'

const column = { kind: 'text', values: 3, nulls: 0, distinct: 2 } as const
const list = (path: string, words: Readonly<Record<string, number>>) => ({
  path,
  state: 'served' as const,
  rows: 3,
  isWhole: false,
  fields: { disposition: { ...column, words }, notes: column },
  relations: { embedded: [], refused: [], unseen: [] },
})
const recorded: Recorded = {
  recorded: 1,
  contractVersion: '1',
  calls: {},
  models: { Customer: list('/Customers', { "it's": 1 }) },
  others: { Cdr: list('/Cdrs', { ANSWERED: 2, 'NO ANSWER': 1, '': 4 }) },
}
const own = { disposition: { label: 'Disposition */', kind: 'text' }, notes: { label: 'Notes', kind: 'text' } } as const

test('columns of a few codes are typed by the codes of their list', () => {
  const text = fitTypes({ fit: 1, models: { CallLog: { path: '/Cdrs', own }, Customer: { own } } }, recorded)
  expect(text).toContain("        /** Disposition * / */\n        disposition?: 'ANSWERED' | 'NO ANSWER'\n")
  expect(text).toContain("disposition?: 'it\\'s'\n")
  expect(text).toContain('        notes?: string\n')
})

test('a model that differs only by names is left out, and each call of a model that is not served is named', () => {
  const text = fitTypes({
    fit: 1,
    calls: { 'Language.*': 'none', 'CallLog.count': 'GET /Cdrs/howMany' },
    models: {
      Customer: { fields: { phone: 'tel' } },
      OpNumber: { lacks: ['active'], relations: { Customer: 'none' } },
    },
  })
  expect(text).not.toMatch(/Customer: \{|CallLog/)
  expect(text).toContain("    OpNumber: {\n      lacks: 'active' | 'Customer'\n      own: unknown\n    }\n")
  expect(text).toContain("    'Language.find': 'none'\n")
})

test('a report that is counted from rows is no call', () => {
  const text = fitTypes({ fit: 1, calls: { 'Report.statistics': 'rows', 'CallLog.count': 'GET /Cdrs/howMany' } })
  expect(text).toContain("    'Report.statistics': 'none'\n")
  expect(text).not.toContain('CallLog.count')
})
