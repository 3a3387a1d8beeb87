import { expect, it } from 'vitest'
import { inWords } from './in-words.ts'

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
])('%j', (definition, said, unsaid) => {
  const words = inWords(definition)
  expect(words.said.map(({ label, text }) => `${label}: ${text}`)).toEqual(said)
  expect(words.unsaid).toBe(unsaid)
})
