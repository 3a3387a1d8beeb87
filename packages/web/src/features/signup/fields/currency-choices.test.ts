import { expect, it } from 'vitest'
import { currencyChoices, flagOfCurrency } from './currency-choices.ts'

it('offers US dollars first, then what has a rate', () => {
  const choices = currencyChoices([
    { code: 'EUR', rate: 0.9 },
    { code: 'AUD', rate: 1.5 },
  ])
  expect(choices.map(({ value }) => value)).toEqual(['USD', 'AUD', 'EUR'])
  expect(choices.map(({ label }) => label)).toContain('EUR €, Euro')
})

it('offers US dollars without any rate', () => {
  expect(currencyChoices([]).map(({ value }) => value)).toEqual(['USD'])
})

it('shows the flag of the code without its last letter', () => {
  expect(['USD', 'EUR', 'GBP'].map(flagOfCurrency)).toEqual(['us', 'eu', 'gb'])
})
