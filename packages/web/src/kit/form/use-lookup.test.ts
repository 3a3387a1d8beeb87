import { expect, it } from 'vitest'
import { isMeant, lookupWhere } from './use-lookup.ts'

const contact = { field: 'name', phoneField: 'number', where: { customerId: 2 } }

it('finds nothing in particular where nothing is typed', () => {
  expect(lookupWhere(contact, '')).toEqual({ customerId: 2 })
  expect(lookupWhere({ field: 'name' }, '')).toEqual({})
})

it('finds a contact by name and by number, however the number is grouped, among those offered', () => {
  const found = JSON.stringify(lookupWhere(contact, '(212) 555'))
  expect(found).toContain('"customerId":2')
  expect(found).toContain('"name"')
  expect(found).toMatch(/"number":[^}]*212555/)
})

it('finds a phone number by its digits alone', () => {
  const found = JSON.stringify(lookupWhere({ field: 'number', phoneField: 'number' }, '212-555'))
  expect(found).toMatch(/212555/)
  expect(found).not.toContain('212-555')
})

it('offers none that has another character where a sign was typed', () => {
  const meant = (text: string) =>
    [
      { name: 'Save 50%', number: '12125550100' },
      { name: 'Save 500', number: '12125550101' },
    ].map((row) => isMeant(contact, text, row))
  expect(meant('50%')).toEqual([true, false])
  expect(meant('save')).toEqual([true, true])
  expect(meant('(212) 555')).toEqual([true, true])
})

it('a field that is opened offers its first rows before anything is typed, numbers too', () => {
  const number = { field: 'tracking_number', phoneField: 'tracking_number' }
  expect(isMeant(number, '', { tracking_number: '+12125550110' })).toBe(true)
})
