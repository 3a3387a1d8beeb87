import { expect, it } from 'vitest'
import { optionOf } from './relation-option.ts'

const desk = { id: 7, number: '+12125550177', description: 'Front desk', Customer: { companyName: 'Harbor Dental' } }
const naming = { textField: 'number', isPhone: true, alsoField: 'description' }

it('offers a number with its name and its customer', () => {
  expect(optionOf(desk, naming)).toEqual({ id: 7, text: '(212) 555-0177', note: 'Front desk' })
  const note = { relation: 'Customer', field: 'companyName' }
  expect(optionOf(desk, { ...naming, note }).note).toBe('Front desk, Harbor Dental')
  expect(optionOf({ id: 8, number: '+12125550178' }, naming).note).toBe('')
})
