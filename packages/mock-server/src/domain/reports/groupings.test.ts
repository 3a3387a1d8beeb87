import { expect, test } from 'vitest'
import { countryName, countryOf } from './groupings.ts'

test.each([
  ['+12125550100', 'us'],
  ['+442079460018', 'gb'],
  ['+353861234567', 'ie'],
  ['+4930123456', 'de'],
  ['+99912345', undefined],
  ['anonymous', undefined],
  ['2125550100', undefined],
])('%s dials from %s', (number, country) => {
  expect(countryOf(number)).toBe(country)
})

test.each([
  ['us', 'United States'],
  ['gb', 'United Kingdom'],
  ['Narnia', 'Narnia'],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name)
})
