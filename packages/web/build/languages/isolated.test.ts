import { expect, it } from 'vitest'
import { translated } from './built-languages.ts'
import { isolated } from './isolated.ts'
import { catalogues } from './translated-texts.ts'
import { translationsOf } from './translations.ts'

const value = (name: string) => `\u2068{${name}}\u2069`

it.each([
  ['الدفع {amount}', `الدفع ${value('amount')}`],
  ['<b>{name}</b> إلى {number}', `<b>${value('name')}</b> إلى ${value('number')}`],
  [
    '{kind, select, call {مكالمة {number}} other {لا شيء}}',
    `{kind,select,call{مكالمة ${value('number')}} other{لا شيء}}`,
  ],
  ["'{لا قيمة}'", "'{لا قيمة}'"],
  // Of values alone: the app's order of them is from right to left, whatever they are.
  ['{from} ← {to}', `\u200F${value('from')} ← ${value('to')}`],
  [
    '{count, plural, one {{one}: #} other {{other}: #}}',
    `\u200F{count,plural,one{${value('one')}: #} other{${value('other')}: #}}`,
  ],
])('%s has its values apart', (text, apart) => {
  expect(isolated(text)).toBe(apart)
})

it('no translation has the signs itself around a value: the build puts them there', () => {
  const withSigns = catalogues().flatMap(({ file }) =>
    translated.flatMap((language) =>
      [...translationsOf(language, file).values()].filter((text) => /\u2068\{\w+\}\u2069/.test(text)),
    ),
  )
  expect(withSigns).toEqual([])
})
