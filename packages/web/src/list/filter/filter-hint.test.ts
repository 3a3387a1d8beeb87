import { parseFilterText } from '@lineboard/sdk'
import { expect, test, vi } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { filterExample, filterHint } from './filter-hint.ts'

// As in Arabic.
vi.mock('../../lib/messages.ts', async (original) => ({ ...(await original<object>()), comma: '، ' }))

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

test('an example has the comma of the language, which is read as one', () => {
  const calls = resources.find(({ place }) => place === 'callLogs')
  if (!calls) throw new Error('There is no list of calls.')
  const example = filterExample(calls, calls.columns, [{ callerNumber: '+442079460038', status: 'missed' }])
  expect(example).toMatch(/^\S+، \S+$/)
  expect(parseFilterText(example ?? '', calls.searchable).ast).toHaveLength(2)
})
