import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { parseFilterText } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { filterParts } from '../kit/filter/condition-text.ts'
import { parseListState } from '../kit/list-state.ts'
import { callByName, rowsOf } from '../kit/rows/calls-by-name.ts'
import { machineWordsIn } from '../testing/machine-words.ts'
import { signInAt } from '../testing/sign-in-at.ts'
import { listFilter, listQuery } from './context/list-query.ts'
import { filterExample } from './filter/filter-hint.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

/** Lists whose rows have nothing that a word would find, and those that the sample has no rows of. */
const withoutExample: readonly string[] = []

let server: MockServer

beforeAll(async () => {
  server = await createMockServer({ strict: true })
  await signInAt(server, 'super')
})
afterAll(() => server.close())

const rowsFor = async (resource: Resource, filter: string) => {
  const state = { ...parseListState('', resource.rules), filter, period: undefined }
  return rowsOf(await callByName(resource.list, { filter: listFilter(resource, listQuery(resource, state)) }))
}

it.each(declared.map((resource) => [resource.place, resource] as const))(
  'what the filter of %s gives as an example can be typed, and finds something',
  async (place, resource) => {
    const example = filterExample(resource, resource.columns, await rowsFor(resource, ''))
    if (withoutExample.includes(place)) return expect(example).toBeUndefined()
    expect(example).toBeDefined()
    const text = example ?? ''
    expect(text.split(', ')).toEqual(text.split(', ').map(() => expect.stringMatching(/:"?[\p{L}\p{N}]/u)))
    expect(parseFilterText(text, resource.searchable).errors).toEqual([])
    expect(await rowsFor(resource, text)).not.toEqual([])
    for (const part of filterParts(parseFilterText(text, resource.searchable), resource))
      expect(machineWordsIn(part.text)).toEqual([])
  },
)

it('whatever can be searched has a name that people know', () => {
  const nameless = declared.flatMap(({ place, searchable, columns }) =>
    Object.keys(searchable)
      .filter((key) => !columns.some(({ search }) => search === key))
      .map((key) => `${place}.${key}`),
  )
  expect(nameless).toEqual([])
})

const textKeys = declared.flatMap(({ place, searchable, columns }) =>
  Object.entries(searchable)
    .filter(([, { kind, choices, lookedUp }]) => kind === 'string' && !choices && !lookedUp)
    .map(([key]) => ({ place, key, searchable, columns })),
)

it.each(textKeys)(
  'what is looked for in $key of $place says which signs stand for any character where nothing else is known',
  (list) => {
    const { key } = list
    expect(textKeys.length).toBeGreaterThan(100)
    for (const text of [`${key}:"50%_"`, '50%_'])
      expect(
        filterParts(parseFilterText(text, list.searchable), list, { held: () => undefined }).map((part) => part.text),
        text,
      ).toEqual([expect.stringContaining('(% _ are any characters here)')])
  },
)
