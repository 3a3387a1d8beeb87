import { expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { furtherFacts } from './drawer/row-facts-view.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const countries = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .flatMap(({ place, columns }) =>
    columns.flatMap((column) =>
      /country$/i.test(column.field) ? [[`${place}.${column.field}`, column] as const] : [],
    ),
  )

it('there are columns with countries', () => expect(countries.length).toBeGreaterThan(3))

it.each(countries)('%s reads as the name of the country, and is its code in a file', (_, { cell }) => {
  expect(cell.toText('gb')).toBe('United Kingdom')
  expect(cell.toText('GB')).toBe('United Kingdom')
  expect(cell.toFile?.('gb')).toBe('gb')
  // Whatever else somebody wrote, and what is no country.
  expect(['Scotland', 'xx', ''].map((text) => cell.toText(text))).toEqual(['Scotland', 'xx', ''])
})

it('a country that no column speaks of has its name as well', () => {
  const row = { id: 1, country: 'gb' }
  expect(furtherFacts({ columns: [], entity: 'OpNumber' }, row).find(({ field }) => field === 'country')?.text).toBe(
    'United Kingdom',
  )
})
