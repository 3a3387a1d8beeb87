import { importedEntities, importOf, isImported } from '@lineboard/contract/imports'
import { importWords } from '@lineboard/sdk/csv'
import { expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const imported = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter((resource) => resource.import)

it('the lists that take files are those of the contract', () => {
  expect(imported.map(({ entity }) => entity).toSorted()).toEqual(importedEntities.toSorted())
})

it.each(imported)('the fields of files of $place have the labels of the app', (resource) => {
  const { columns, entity, import: { labels = {} } = {} } = resource
  const rules = isImported(entity) ? importOf(entity) : undefined
  const shown = new Set(columns.map(({ field }) => field))
  const fields = [...(rules?.fields ?? []), ...(rules?.named ?? []).map(({ column }) => column)]
  expect(fields.filter((field) => !shown.has(field) && !labels[field])).toEqual([])
})

it.each(importedEntities)('each word for columns of %s is one of a field', (entity) => {
  const { fields, named = [] } = importOf(entity)
  const columns: string[] = [...fields, ...named.map(({ column }) => column)]
  expect(Object.keys(importWords[entity]).filter((field) => !columns.includes(field))).toEqual([])
})
