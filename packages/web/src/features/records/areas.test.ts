import { expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'

const areas = Object.values(import.meta.glob<Record<string, Resource>>('./*.resource.ts', { eager: true })).flatMap(
  (module) => Object.values(module),
)

it('each area of which the API gives rows says above them what they are for, in a sentence', () => {
  expect(areas).toHaveLength(8)
  for (const { path, about } of areas) expect([path, about]).toEqual([path, expect.stringMatching(/^[A-Z].*\.$/)])
})
