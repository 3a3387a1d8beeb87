import { expect, it } from 'vitest'
import { phoneOfCell, savedPhone } from './run-import.ts'

it.each([
  ['12125550142.0', 'us', '+12125550142'],
  ['+12125550142,00', 'us', '+12125550142'],
  [' (212) 555-0142 ', 'us', '+12125550142'],
  ['212.555.0142', 'us', '+12125550142'],
  ['020 7946 0173', 'gb', '+442079460173'],
  ['442079460173', 'us', '+442079460173'],
  ['12125550118', 'de', '12125550118'],
  ['1.2126E+10', 'us', '1.2126E+10'],
  ['', 'us', ''],
])('reads %j in a file of %s as %s', (cell, home, number) => expect(phoneOfCell(cell, home)).toBe(number))

it('a number is one of the country of its row, else of the file', () => {
  const headers = { number: 'Number', country: 'Country' }
  const saved = (number: string, country = '') =>
    savedPhone({ Number: number, Country: country }, 'number', headers, 'gb')
  expect(saved('20 7946 0119')).toBe('+442079460119')
  expect(saved('20 7946 0119', 'United States')).toBe('+12079460119')
  expect(saved('(212) 555-0118', 'us')).toBe('+12125550118')
  expect(saved('nobody')).toBeUndefined()
  expect(savedPhone({ Number: '020 7946 0173' }, 'number', { number: 'Number' }, 'gb')).toBe('+442079460173')
})
