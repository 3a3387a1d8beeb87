import { expect, it } from 'vitest'
import { guessColumns, type ImportableField } from './guess-columns.ts'

const guessHeaders = (headings: readonly string[], wanted: readonly ImportableField[], before = {}) =>
  guessColumns({ headings, records: [] }, wanted, { before }).columns

const field = (name: string, label: string) => ({ field: name, label, isRequired: false })
const fields = [field('name', 'Name'), field('companyId', 'Company ID'), field('monthlyCost', 'Cost a month')]

it.each<[string, string[], object]>([
  ['names of the API', ['name', 'monthlyCost'], { name: 'name', monthlyCost: 'monthlyCost' }],
  ['labels of the screen', ['Cost a month', 'Name'], { name: 'Name', monthlyCost: 'Cost a month' }],
  ['labels with a unit', ['Cost a month (USD)', 'Name'], { name: 'Name', monthlyCost: 'Cost a month (USD)' }],
  [
    'spelled otherwise',
    ['NAME', 'company_id', 'Monthly cost'],
    { name: 'NAME', companyId: 'company_id', monthlyCost: 'Monthly cost' },
  ],
  ['part of a longer heading', ['Source name'], { name: 'Source name' }],
  ['the better of two, and none twice', ['Company name', 'name'], { name: 'name' }],
  ['nothing alike', ['Phone', ''], {}],
])('%s', (_, headings, expected) => {
  expect(guessHeaders(headings, fields)).toEqual(expected)
})

const numbers = [
  { ...field('tracking_number', 'Number'), words: ['phone', 'did'] },
  { ...field('receiving_number', 'Rings at'), words: ['destination'] },
]

it.each<[string, string[], object, object]>([
  ['other words for it', ['Phone', 'Destination'], {}, { tracking_number: 'Phone', receiving_number: 'Destination' }],
  ['its own name before other words', ['Phone', 'Number'], {}, { tracking_number: 'Number' }],
  ['what was chosen before', ['Phone', 'Line'], { tracking_number: 'Line' }, { tracking_number: 'Line' }],
  ['nothing chosen before that is not there', ['Phone'], { tracking_number: 'Line' }, { tracking_number: 'Phone' }],
])('%s', (_, headings, before, expected) => {
  expect(guessHeaders(headings, numbers, Object.fromEntries(Object.entries(before)))).toEqual(expected)
})
