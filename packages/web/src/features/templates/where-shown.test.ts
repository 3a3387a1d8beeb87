import { expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { placeFacts } from '../../places/place.ts'
import { nameOfShown, whereShown } from './where-shown.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  // Rows below another one are at no address of their own.
  .filter(({ path }) => !path.includes(':'))

it.each(declared)('a view of $entity is of the list at $path, under either name', ({ entity, path, place, title }) => {
  expect(whereShown(path)).toBe(place)
  // A view of an entity is of the list that has all its rows.
  if (!placeFacts[place].isPart) expect(whereShown(entity)).toBe(place)
  expect(nameOfShown(path)).toBe(title)
})

it('knows reports as well, and nothing else', () => {
  expect(whereShown('activity')).toBe('activityReport')
  expect(nameOfShown('activity')).toBe('Activity report')
  expect(whereShown('toString')).toBeUndefined()
  expect(nameOfShown('toString')).toBe('toString')
})
