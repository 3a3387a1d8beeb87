import { expect, test } from 'vitest'
import { completeFilterText } from './complete-filter-text.ts'
import type { Searchable } from './searchable.ts'

const searchable: Searchable = {
  status: { path: 'status', kind: 'string' },
  startedAt: { path: 'startedAt', kind: 'date-time' },
  callerNumber: { path: 'callerNumber', kind: 'string' },
  userId: { path: 'userId', kind: 'number' },
}
const valuesOf = (key: string) => {
  if (key === 'userId')
    return [
      { value: '7', label: 'Ann Lee' },
      { value: '8', label: 'Bo Ray' },
    ]
  return key === 'status' ? ['answered', 'missed', 'busy "out"'] : []
}

/** Completes where the bar stands, and shows each completed text with the cursor as a bar. */
function complete(written: string): string[] {
  const cursor = written.indexOf('|')
  const text = written.replace('|', '')
  const { start, end, completions } = completeFilterText(text, cursor, searchable, valuesOf)
  return completions.map((each) => {
    const completed = text.slice(0, start) + each.text + text.slice(end)
    return `${completed.slice(0, each.cursor)}|${completed.slice(each.cursor)}`
  })
}

test.each([
  ['|', ['status:"|"', 'startedAt:"|"', 'callerNumber:"|"', 'userId:"|"']],
  ['st|', ['status:"|"', 'startedAt:"|"']],
  ['STA|', ['status:"|"', 'startedAt:"|"']],
  ['call|er', ['callerNumber:"|"']],
  ['xyz|', []],
  ['smith, |', ['smith, status:"|"', 'smith, startedAt:"|"', 'smith, callerNumber:"|"', 'smith, userId:"|"']],
  ['status:"missed", sta|, x', ['status:"missed", status:"|", x', 'status:"missed", startedAt:"|", x']],
  ['status:"|"', ['status:"answered"|', 'status:"missed"|', 'status:"busy \\"out\\""|']],
  ['status:"mi|', ['status:"missed"|']],
  ['status:mi|, x', ['status:"missed"|, x']],
  [
    'status:|',
    [
      'status:"answered"|',
      'status:"missed"|',
      'status:"busy \\"out\\""|',
      'status:=|',
      'status:!=|',
      'status:!|',
      'status:=""|',
      'status:!=""|',
    ],
  ],
  ['callerNumber:!|, x', ['callerNumber:!=|, x', 'callerNumber:!=""|, x']],
  ['callerNumber:=|', ['callerNumber:=""|']],
  ['status:!=mi|, x', ['status:!="missed"|, x']],
  ['status:! "mi|"', ['status:! "missed"|']],
  ['startedAt:"|"', ['startedAt:>=|', 'startedAt:<=|', 'startedAt:=""|', 'startedAt:!=""|']],
  ['startedAt:>|', ['startedAt:>=|']],
  ['startedAt:>=2026|', []],
  ['callerNumber:"1|"', []],
  ['userId:"le|', ['userId:"7"|']],
  ['userId:"8|', ['userId:"8"|']],
  ['3 PM|', []],
  ['sta|tus:"missed"', ['status:"|"', 'startedAt:"|"']],
])('%s', (written, expected) => {
  expect(complete(written)).toEqual(expected)
})

test('an operator is distinguished froma value', () => {
  const { completions } = completeFilterText('startedAt:>', 11, searchable, valuesOf)
  expect(completions).toEqual([{ label: '>=', operator: 'atLeast', text: '>=', cursor: 12 }])
})

test('without known values only keys are completed', () => {
  expect(completeFilterText('status:"m"', 9, searchable).completions).toEqual([])
})

test.each(['userId:nun', 'userId:NÚÑEZ'])('%s finds a name with and without its accents', (text) => {
  const named = () => [{ value: '9', label: 'José Núñez' }]
  expect(completeFilterText(text, text.length, searchable, named).completions.map(({ label }) => label)).toEqual(['9'])
})
