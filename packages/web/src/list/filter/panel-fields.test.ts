import { describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { panelFields } from './filter-panel.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

describe.each(declared.map((resource) => ({ name: resource.place, resource })))('$name', ({ resource }) => {
  it('calls no two of its fields the same', () => {
    const labels = panelFields(resource.columns).map(({ label }) => label.toLowerCase())
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })
})

it.each([
  ['callLogs', 'trackingSourceId', 'Tracking source'],
  ['tickets', 'ownerId', 'Owner'],
  ['productVariations', 'productId', 'Product'],
  ['users', 'customerId', 'Customer'],
])('%s offers the rows that %s names as one field, %s', (place, key, label) => {
  const fields = panelFields(declared.find((each) => each.place === place)?.columns ?? [])
  expect(fields.filter((field) => field.label.startsWith(label) && field.key !== 'createdBy')).toEqual([{ key, label }])
})

it('no field is called an ID where its rows have names', () => {
  // Of a key, all rows are of one user.
  const nameless = /^(?:id|recordId|refundOfId|versionId|recordingId|companyId|connectionId|callId|apiKeys userId)$/
  const ids = declared.flatMap(({ place, columns, searchable }) =>
    columns.flatMap(({ search = '', lookup }) =>
      /Id$/.test(searchable[search]?.path ?? '') &&
      !lookup &&
      ![search, `${place} ${search}`].some((each) => nameless.test(each))
        ? [`${place} ${search}`]
        : [],
    ),
  )
  expect(ids).toEqual([])
})
