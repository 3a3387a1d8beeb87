import { expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

/** What there is at present: it has no period. */
const ofNow = [
  'numbers',
  'subscriptions',
  'draft',
  'ringsAt',
  'rungBy',
  'checks',
  'lasts',
  'owed',
  'blocked',
  'customer',
]

/** What a heading says of when what it counts happened. */
const PERIOD = /\b(?:so far|now|today|(?:in )?\d+ days)\b/i

it('a figure of a list says in its heading what period it is of, in few enough words for a phone', () => {
  const figures = declared.flatMap(({ place, columns }) =>
    columns.flatMap(({ field, label, counted }) => {
      const name = field.slice(field.indexOf('.') + 1)
      const isFigure = counted !== undefined || /^(?:total|recent)|calls$/i.test(name)
      return isFigure && !ofNow.includes(name) && name !== 'recordCalls' ? [{ place, name, label }] : []
    }),
  )
  expect(figures.length).toBeGreaterThan(5)
  expect(figures.filter(({ label }) => !PERIOD.test(label) || label.length > 20)).toEqual([])
})
