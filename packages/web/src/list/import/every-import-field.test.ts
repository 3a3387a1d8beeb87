import { importKeys } from '@lineboard/contract/import-keys'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import { importWords } from '@lineboard/sdk/csv'
import { expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const imported = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .flatMap(({ place, list, columns, import: rules }) => (rules ? [{ place, list, columns, rules }] : []))

it.each(imported)('what a file of $place can fill is called as the app calls it', ({ columns, rules }) => {
  const shown = new Set(columns.map(({ field }) => field))
  const unnamed = rules.fields.filter((field) => !shown.has(field) && !rules.labels?.[field])
  expect(unnamed).toEqual([])
})

it('finds duplicates of every importable entity by its key of the contract', () => {
  const keys = imported.map(({ list, rules: { key, unsaid: defaults } }) => [
    list.split('.')[0],
    { fields: key, ...(defaults && { defaults }) },
  ])
  expect(Object.fromEntries(keys)).toEqual(importKeys)
})

it.each(imported)('the app and the command read the same phone numbers and words for $place', ({ list, rules }) => {
  const entity = list.split('.')[0] ?? ''
  const phone = phoneFieldOf(entity)
  expect(rules.phones ?? []).toEqual(phone === undefined ? [] : [phone])
  const columns = [...rules.fields, ...(rules.links ?? []).map(({ column }) => column)]
  const words = Object.entries(importWords).find(([name]) => name === entity)?.[1] ?? {}
  expect(Object.keys(words).filter((field) => !columns.includes(field))).toEqual([])
})
