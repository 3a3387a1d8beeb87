import { operationTable } from '@lineboard/contract'
import { expect, it, test } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { isModel } from './model-nouns.messages.ts'
import { nounsOf } from './model-nouns.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

/** Lists of rows that no model of the API is called after. */
const apart = ['user-tokens']

it.each(declared.filter(({ path }) => !apart.includes(path)).map((resource) => [resource.path, resource] as const))(
  'the list at %s calls its rows what everybody calls them',
  (_, { list, nouns }) => {
    expect(nouns).toEqual(nounsOf(list))
  },
)

test('a model is found by any of its operations, and nothing else is', () => {
  expect(Object.keys(operationTable).filter((model) => !isModel(model))).toEqual([])
  expect(nounsOf('OpNumber.count')).toEqual({ one: 'tracking number', other: 'tracking numbers' })
  expect(() => nounsOf('Nothing.count')).toThrow('Nothing.count')
})
