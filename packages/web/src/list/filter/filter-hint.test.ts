import { expect, test } from 'vitest'
import type { Resource } from '../../resource/define-resource.ts'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { filterHint } from './filter-hint.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const resources = Object.values(declarations).flatMap((module) => Object.values(module))

test.each(resources.map((resource) => [resource.path, resource] as const))(
  '%s says in words what to type',
  (_, resource) => {
    const hint = filterHint(resource, resource.columns)
    expect(hint).toMatch(/^Filter by .+ or any words$/)
    expect(machineWordsIn(hint)).toEqual([])
  },
)

test('a list that cannot be searched by a column is filtered by words', () => {
  const [resource] = resources
  expect(resource && filterHint(resource, [])).toBe('Filter by any words')
})
