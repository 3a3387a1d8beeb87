import { parseFilterText, type Searchable } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import type { QuickFilter } from '../../kit/list-options.ts'
import type { ListState } from '../../kit/list-state.ts'
import { isPressed as isQuickPressed, pressed as pressedQuick } from './quick-chips.tsx'

const searchable: Searchable = {
  name: { path: 'name', kind: 'string' },
  status: {
    path: 'status',
    kind: 'string',
    isNamed: true,
    label: 'Result',
    choices: [
      { value: 'missed', label: 'No answer' },
      { value: 'voicemail', label: 'Voicemail' },
    ],
  },
  first: { path: 'first', kind: 'boolean', isNamed: true },
}
const missed: QuickFilter = { label: 'Missed', filter: 'status:"missed"' }
const missedFirst: QuickFilter = { label: 'Missed, first', filter: 'status:"missed", first:!="no"' }
const voicemail: QuickFilter = { label: 'Voicemail', filter: 'status:"voicemail"' }
const first: QuickFilter = { label: 'First', filter: 'first:"yes"' }
const today: QuickFilter = { label: 'Today', period: { mode: 'today' } }
const week: QuickFilter = { label: 'This week', period: { mode: 'thisWeek' } }
const state = { filter: '', period: undefined }

type Narrowed = Pick<ListState, 'filter' | 'period'>
const read = (narrowed: Narrowed, of = searchable) => ({ ...narrowed, filter: parseFilterText(narrowed.filter, of) })
const isPressed = (quick: QuickFilter, narrowed: Narrowed, of = searchable) =>
  isQuickPressed(quick, read(narrowed, of), of)
const pressed = (quick: QuickFilter, narrowed: Narrowed, of = searchable) => pressedQuick(quick, read(narrowed, of), of)

describe('a condition', () => {
  it.each([
    ['', missed, 'status:"missed"'],
    ['status:"missed"', missed, ''],
    ['Result:="no answer", ann', missed, 'ann'],
    ['status:"missed"', voicemail, 'status:"missed", status:"voicemail"'],
    ['status:!="missed"', missed, 'status:!="missed", status:"missed"'],
    ['3 PM', first, '3 PM, first:"yes"'],
    ['ann, status:"missed"', missedFirst, 'ann, status:"missed", first:!="no"'],
    ['first:!="no", ann, status:"missed"', missedFirst, 'ann'],
  ])('%j, pressed: %j', (filter, quick, expected) => {
    expect(pressed(quick, { ...state, filter }, searchable)).toEqual({ filter: expected })
    expect(isPressed(quick, { ...state, filter: expected }, searchable)).toBe(
      !isPressed(quick, { ...state, filter }, searchable),
    )
  })
})

it('a period takes the place of the other, and is taken out by pressing it again', () => {
  expect(pressed(week, { filter: 'ann', period: { mode: 'today' } }, searchable)).toEqual({
    period: { mode: 'thisWeek' },
  })
  expect(pressed(today, { filter: 'ann', period: { mode: 'today' } }, searchable)).toEqual({ period: undefined })
  expect(isPressed(today, { ...state, period: { mode: 'today' } }, searchable)).toBe(true)
  expect(isPressed(today, state, searchable)).toBe(false)
})

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .flatMap((resource) => (resource.quickFilters ?? []).map((quick) => ({ place: resource.place, quick, resource })))

it('some list has them', () => expect(declared.length).toBeGreaterThan(4))

it.each(declared)('$place, $quick.label can be read, and pressed on and off', ({ quick, resource }) => {
  const { ast, errors } = parseFilterText(quick.filter ?? '', resource.searchable)
  expect(errors).toEqual([])
  // Each of a field of its own: alternatives of one field would not all be taken out again.
  expect(new Set(ast.map((block) => block.type === 'field' && block.key)).size).toBe(quick.filter ? ast.length : 0)
  expect(ast.length > 0).toBe(quick.filter !== undefined)
  expect(quick.period === undefined || resource.periodField !== undefined).toBe(true)
  const on = { ...state, ...pressed(quick, state, resource.searchable) }
  expect(isPressed(quick, on, resource.searchable)).toBe(true)
  expect({ ...on, ...pressed(quick, on, resource.searchable) }).toEqual(state)
})
