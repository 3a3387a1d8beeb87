import { expect, it } from 'vitest'
import { describeView } from './describe-view.ts'

it.each([
  [{ filter: 'status:"missed"', period: 'last7' }, ['Filter: status:"missed"', 'Period: Last 7 Days'], ''],
  [{ sort: 'talkSeconds DESC' }, ['Order: talkSeconds, from the end'], ''],
  [
    { sort: 'name', columns: ['name', 'size'], pageSize: 25 },
    ['Order: name', 'Rows per page: 25', 'Columns: name, size'],
    '',
  ],
  [{ period: 'ever' }, ['Period: ever'], ''],
  [{ groupBy: 'source' }, [], '{\n  "groupBy": "source"\n}'],
  [{}, [], ''],
])('%j', (definition, facts, rest) => {
  const words = describeView(definition)
  expect(words.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual(facts)
  expect(words.rest).toBe(rest)
})
