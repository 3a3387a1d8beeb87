import { importedEntities, importOf, isImported } from '@lineboard/contract/imports'
import { guessColumns, importWords } from '@lineboard/sdk/csv'
import { createFit } from '@lineboard/sdk/fit'
import { afterEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { fieldsToChoose, importFields } from './import-fields.ts'

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

const baseUrl = 'http://core.example/api/v1'
afterEach(() => initClient({ baseUrl }))

it.each(imported)('a file with the headings of the core API is recognised for $place', async (resource) => {
  const { entity, form: source } = resource
  const { form } = (await source?.load()) ?? expect.fail('There is no form.')
  const [lacked = '', ...fields] = isImported(entity) ? importOf(entity).fields : []
  const named = Object.fromEntries(fields.map((field, at) => [field, `xq_${at}`]))
  initClient({ baseUrl, fit: createFit({ fit: 1, models: { [entity]: { fields: named, lacks: [lacked] } } }) })
  const headings = Object.values(named)
  const found = importFields(resource, form)
  expect(guessColumns({ headings, records: [] }, found).columns).toEqual(named)
  const offered = fieldsToChoose(found, headings).map(({ field }) => field)
  expect(offered).toEqual(expect.arrayContaining(fields))
  expect(offered).not.toContain(lacked)
})
