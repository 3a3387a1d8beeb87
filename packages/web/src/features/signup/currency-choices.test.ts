import { afterEach, expect, it, vi } from 'vitest'
import { currencyChoices, flagOfCurrency } from './plan-fields.tsx'

afterEach(() => vi.doUnmock('../../lib/own-language.ts'))

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

it.each([
  ['en', 'EUR €, Euro'],
  ['ar', 'EUR €، يورو'],
])('separates sign and name by the comma of the language: %s', async (language, label) => {
  vi.resetModules()
  vi.doMock('../../lib/own-language.ts', () => ({ messages: { language } }))
  const inLanguage = await import('./plan-fields.tsx')
  expect(inLanguage.currencyChoices([{ code: 'EUR', rate: 0.9 }]).map((choice) => choice.label)).toContain(label)
})

it('shows the flag of the code without its last letter', () => {
  expect(['USD', 'EUR', 'GBP'].map(flagOfCurrency)).toEqual(['us', 'eu', 'gb'])
})
