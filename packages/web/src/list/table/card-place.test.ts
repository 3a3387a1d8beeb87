import { describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { cardPlaceOf } from './card-list.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))
const ofEverybody = declared.flatMap(({ title, columns }) =>
  columns.filter(({ ownerOnly, hidden }) => ownerOnly && !hidden).map((column) => [title, column] as const),
)

describe('cards of rows of several customers', () => {
  it.each(ofEverybody)('%s say whose each is', (_, column) => {
    expect(cardPlaceOf(column)).toBe('detail')
  })

  it('leave out what has no place', () => expect(cardPlaceOf({})).toBeUndefined())
})
