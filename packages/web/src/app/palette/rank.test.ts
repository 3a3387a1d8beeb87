import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { nearness, ranked, rankedByAnyWord, rankedGroups } from './rank.ts'

const entry = (label: string, words?: string): Entry => ({ key: label, kind: 'screen', label, words, href: '/' })
const labels = (entries: readonly Entry[]) => entries.map(({ label }) => label)

describe('how near a name is', () => {
  it.each([
    ['roles', 'Roles', 4],
    ['track', 'Tracking Numbers', 3],
    ['numb', 'Tracking Numbers', 2],
    ['acking', 'Tracking Numbers', 1],
    ['numbers track', 'Tracking Numbers', 1],
    ['555-0100', '(212) 555-0100', 2],
    ['2125550100', '(212) 555-0100', 2],
    ['renard', 'Société Rénard', 2],
    ['roles', 'Numbers', 0],
  ])('%s in %s is %i', (typed, name, near) => {
    expect(nearness(typed, name)).toBe(near)
  })
})

it('what is called so goes before what begins so, before what has it, before what is also called so', () => {
  const found = ranked('call', [entry('Phone', 'call'), entry('Recall'), entry('Caller'), entry('Call')])
  expect(labels(found)).toEqual(['Call', 'Caller', 'Recall', 'Phone'])
})

it('of equals those opened lately go first, and a record found by its id before all', () => {
  const [a, b, c] = [entry('Ann Adams'), entry('Ann Bell'), entry('Zoe')]
  const exact: Entry = { ...c, isExact: true }
  expect(labels(ranked('ann', [a, b, exact], (each) => each === b))).toEqual(['Zoe', 'Ann Bell', 'Ann Adams'])
})

it('finds by some of the words where nothing has all of them, by names that have most of them first', () => {
  const [hours, mail] = [
    entry('Send calls elsewhere after hours', 'evening'),
    entry('E-mail', 'office hours of the staff'),
  ]
  const all = [entry('Call'), mail, hours]
  expect(labels(rankedByAnyWord('business hours', all))).toEqual(['Send calls elsewhere after hours', 'E-mail'])
  expect(labels(rankedByAnyWord('office hours', all))).toEqual(['E-mail'])
  expect(rankedByAnyWord('zzz', all)).toEqual([])
})

it('leaves out what is not met', () => {
  expect(ranked('zzz', [entry('Call')])).toEqual([])
})

it('groups keep their order, save an exact name first and what a number is the id of last', () => {
  const group = (name: string, ...entries: Entry[]) => ({ name, entries })
  const names = (typed: string, ...groups: ReturnType<typeof group>[]) =>
    rankedGroups(typed, groups).map(({ name }) => name)
  const byId: Entry = { ...entry('Anything'), isById: true }
  expect(names('ann', group('ids', byId), group('contacts', entry('Ann Bell')), group('users', entry('ann')))).toEqual([
    'users',
    'contacts',
    'ids',
  ])
  const [contact, call] = [entry('Ann Bell', '(212) 555-0142'), entry('(212) 555-0142')]
  expect(names('2125550142', group('contacts', contact), group('calls', call), group('none', entry('Zoe')))).toEqual([
    'contacts',
    'calls',
  ])
})
