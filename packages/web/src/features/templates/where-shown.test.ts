import { expect, it } from 'vitest'
import type { Resource } from '../../resource/define-resource.ts'
import { whereShown } from './where-shown.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  // Rows below another one are at no address of their own, and rows of another entity share the model of a list.
  .filter(({ path, entity, model }) => !path.includes(':') && entity === model)

it.each(declared)('a view of $model is of the list at $path', ({ model, path, title }) => {
  expect(whereShown(model)).toEqual({ path, title })
})

it('knows reports as well, and nothing else', () => {
  expect(whereShown('activity')?.path).toBe('reports/activity')
  expect(whereShown('toString')).toBeUndefined()
})
