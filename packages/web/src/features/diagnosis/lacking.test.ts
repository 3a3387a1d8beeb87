import { accessOf } from '@lineboard/sdk'
import { createFit } from '@lineboard/sdk/fit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { initClient } from '../../data/client.ts'
import type { HasField } from '../../data/server-fields.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { allPlaces, isList } from '../../places/place.ts'
import { setServed } from '../../state/served-calls.ts'
import { lackingParts } from './lacking.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = new Map(
  Object.values(declarations)
    .flatMap((module) => Object.values(module))
    .map((resource) => [resource.place, resource]),
)

const baseUrl = 'http://core.example/api/v1'
const everything = accessOf({ id: 1 }, [])
const all: HasField = () => true

function useFit(fit: object) {
  const core = createFit({ fit: 1, ...fit })
  initClient({ baseUrl, fit: core })
  setServed(core.isServed)
  const has: HasField = (model, path) => core.has(model, path.split('.')[0] ?? path) !== false
  return has
}

beforeEach(() => {
  initClient({ baseUrl })
  initDeclarations(async (place) => {
    const resource = declared.get(place)
    if (!resource) throw new Error(`No declaration of ${place}.`)
    return resource
  })
})
afterEach(() => setServed(() => true))

const factsOf = async (has: HasField, title: string) =>
  Object.fromEntries((await lackingParts(has, everything)).find((part) => part.title === title)?.facts ?? [])

test('a core API that has everything lacks nothing', async () => {
  expect(await lackingParts(all, everything)).toEqual([])
})

test('what rows have shown to be missing is listed as that', async () => {
  const facts = await factsOf((model, path) => model !== 'CallLog' || !path.startsWith('status'), 'Call logs')
  expect(facts.Columns).toBe('Rows of the core API have no such field: Result.')
  expect(facts['Quick filters']).toContain('Missed')
})

test('what the fit says is listed by list, form and action', async () => {
  const has = useFit({
    calls: { 'Customer.create': 'none', 'Report.statistics': 'none', 'NumberProvider.*': 'none' },
    models: { Customer: { lacks: ['phone', 'website'] } },
  })
  const facts = await factsOf(has, 'Customers')
  expect(facts['Form fields']).toBe('core.fit.yaml says that the core API has no such field: Phone, website.')
  expect(facts.Actions).toBe('core.fit.yaml says that the core API has no such call: Add.')
  expect(await factsOf(has, 'Reports')).toEqual({
    Dashboard: 'core.fit.yaml says that the core API has no such call: Report.statistics.',
  })
})

test('each list without its inferred columns says which', async () => {
  const parts = await lackingParts((_, path) => path === 'id', everything)
  const lists = allPlaces.filter(isList)
  expect(parts.length).toBeGreaterThan(lists.length / 2)
  for (const { facts } of parts) {
    expect(facts.length).toBeGreaterThan(0)
    for (const [label, value] of facts) expect(`${label}: ${value}`).not.toMatch(/undefined|: $/)
  }
})
