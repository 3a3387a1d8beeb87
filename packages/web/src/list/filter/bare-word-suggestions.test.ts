import { parseFilterText } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { auditLogs } from '../../features/audit-logs/audit-logs.resource.ts'
import { phoneBook } from '../../features/phone-book/phone-book.resource.ts'
import { bareWordSuggestions } from './suggestions.tsx'

const people = [
  { value: '2', label: 'Nora Whitfield' },
  { value: '3', label: 'Marcus Okafor' },
  { value: '4', label: 'José Núñez' },
]
const meant = (typed: string, start = 0) => bareWordSuggestions(auditLogs, { typed, start, names: people })

it('a name means what that person did', () => {
  expect(meant('whit', 4)).toEqual([{ label: 'Person: Nora Whitfield', text: 'Person:"Nora Whitfield"', cursor: 27 }])
})

it.each(['nunez', 'José', 'JOSE'])('“%s” means a name with and without accents', (typed) => {
  expect(meant(typed).map(({ text }) => text)).toEqual(['Person:"José Núñez"'])
})

it('words of a usual filter mean it', () => {
  expect(meant('act as').map(({ label }) => label)).toEqual(['Acting as somebody'])
  for (const { text } of meant('sign')) expect(parseFilterText(text, auditLogs.searchable).errors).toEqual([])
})

it.each(['', 'n', 'nobody of that name'])('“%s” means nothing more', (typed) => {
  expect(meant(typed)).toEqual([])
})

it('a list without names and usual filters has nothing to mean', () => {
  expect(bareWordSuggestions(phoneBook, { typed: 'nora', start: 0, names: people })).toEqual([])
})
