import { expect, it } from 'vitest'
import { guessHeaders } from './guess-headers.ts'

const field = (name: string, label: string) => ({ field: name, label, isRequired: false })
const fields = [field('name', 'Name'), field('companyId', 'Company ID'), field('monthlyCost', 'Cost a month')]

it.each<[string, string[], object]>([
  ['names of the API', ['name', 'monthlyCost'], { name: 'name', monthlyCost: 'monthlyCost' }],
  ['labels of the screen', ['Cost a month', 'Name'], { name: 'Name', monthlyCost: 'Cost a month' }],
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
