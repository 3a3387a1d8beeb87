import { expect, it } from 'vitest'
import type { Resource } from '../../resource/define-resource.ts'
import { whereShown } from './where-shown.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  // Rows below another one are at no address of their own.
  .filter(({ path }) => !path.includes(':'))

it.each(declared)('a view of $entity is of the list at $path, under either name', ({ entity, path, title }) => {
  expect(whereShown(path)).toEqual({ path, title })
  expect(whereShown(entity)).toEqual({ path, title })
})

it('knows reports as well, and nothing else', () => {
  expect(whereShown('activity')?.path).toBe('reports/activity')
  expect(whereShown('toString')).toBeUndefined()
})
