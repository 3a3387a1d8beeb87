import { isDay, parseFilterText, portable } from '@lineboard/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { toConditions } from '../kit/filter/conditions.ts'
import { formatListState, parseListState } from '../kit/list-state.ts'
import { tidySearch } from '../kit/view-search.ts'
import { parseRowRoute } from '../places/href.ts'
import { instantsOf, periodName } from '../shared/period/period-name.ts'
import { setDateSettings } from '../state/dates.ts'
import { hostileSearch } from '../testing/hostile-search.ts'
import { listFilter, listQuery } from './context/list-query.ts'

const declared = Object.values(
  import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true }),
).flatMap((module) => Object.values(module).map((resource) => ({ name: resource.path, resource })))

const parameters = ['filter', 'sort', 'page', 'pageSize', 'period', 'cols', 'customer', 'of', '']

beforeEach(() => {
  vi.setSystemTime('2026-03-15T12:00:00Z')
  setDateSettings({ timeZone: 'America/New_York' })
})
afterEach(() => vi.useRealTimers())

it.each(declared)('$name: whatever its address says, the list asks for something', ({ resource }) => {
  const { rules, searchable } = resource
  const search = hostileSearch(parameters, Object.keys(searchable))
  fc.assert(
    fc.property(search, (text) => {
      const state = parseListState(text, rules)
      expect(Number.isSafeInteger(state.page * state.pageSize)).toBe(true)
      expect(parseListState(formatListState(state, rules), rules)).toEqual(state)
      expect(tidySearch(tidySearch(text, rules), rules)).toBe(tidySearch(text, rules))

      if (state.period) {
        const { first, last } = instantsOf(state.period)
        expect([isDay(first), isDay(last), first <= last]).toEqual([true, true, true])
        expect(periodName(state.period)).not.toMatch(/Invalid|NaN|undefined/)
      }
      toConditions(parseFilterText(state.filter, searchable), searchable)

      const query = listQuery(resource, state)
      const filter = listFilter(resource, query)
      // What JSON has no word for would be left out on the wire, and the list would find what was not asked for.
      expect(JSON.parse(JSON.stringify(filter))).toEqual(filter)
      portable({ ...query.where })
    }),
    { numRuns: 25 },
  )
})

it('whatever follows its path, the address opens a row that can be, or none', () => {
  const action = fc.constantFrom('edit/', 'view/', 'delete/', 'add/', '')
  const rest = fc.tuple(action, fc.oneof(fc.string(), fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String)))
  fc.assert(
    fc.property(rest, (parts) => {
      const route = parseRowRoute(`/${parts.join('')}`)
      if (route && route.action !== 'add') expect(Number.isSafeInteger(route.id) && route.id > 0).toBe(true)
    }),
  )
})
