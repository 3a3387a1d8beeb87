import { describe, expect, test } from 'vitest'
import { FilterError } from '../filter/filter-error.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import { portable, portableFilter } from '../filter/portable.ts'
import { createLineboard, UrlTooLongError } from '../index.ts'
import { type ProfileFacts, readProfile } from './index.ts'

const facts: ProfileFacts = {
  profileVersion: 1,
  checkedAt: '2026-03-01T00:00:00.000Z',
  contractVersion: '1.0.0',
  list: '/TrackingSources',
  lacks: [],
  refusedIncludes: [],
  maxDepth: 5,
  maxUrlLength: 16_000,
}

const adapted = (more: Partial<ProfileFacts>, where: object) =>
  readProfile({ ...facts, ...more }).adapt('Customer.count', 'where', portable({ ...where }))

// In turn: an `or` within an `or` is written as one.
const nested = (depth: number): AnyWhere =>
  depth === 0 ? { id: 1 } : { [depth % 2 ? 'or' : 'and']: [nested(depth - 1), { id: depth + 1 }] }

describe('what is written for a server', () => {
  test.each([
    ['one operator on a field', { a: { gt: 1 } }, { a: { gt: 1 } }],
    ['a negation', { a: { neq: 1 } }, { a: { neq: 1 } }],
    [
      'several of them',
      { a: { nin: [1] }, b: { nilike: 'x' } },
      { and: [{ a: { nin: [1] } }, { b: { nilike: '%x%' } }] },
    ],
    [
      'two on one field',
      { and: [{ a: { neq: 1 } }, { a: { neq: 2 } }] },
      { and: [{ a: { neq: 1 } }, { a: { neq: 2 } }] },
    ],
    ['an or that only looks alike', { or: [{ a: { neq: 1 } }, { b: null }] }, undefined],
  ])('that keeps rows without a value in negations: %s', (_, where, expected) => {
    expect(adapted({ negationsKeepNulls: true }, where)).toEqual(
      expected ?? {
        or: [{ a: { neq: 1 } }, { a: null }, { b: null }],
      },
    )
  })

  test('that loses them, or of which it is not known, is what is written for all', () => {
    const where = { a: { neq: 1 }, b: 2 }
    for (const negationsKeepNulls of [false, undefined]) {
      expect(adapted({ negationsKeepNulls }, where)).toEqual(portable(where))
    }
  })

  test('without ilike is like where that ignores letter case, and refused where it does not', () => {
    const where = { name: { ilike: 'x' } }
    const lacks = ['ilike', 'nilike']
    expect(adapted({ lacks, likeIsCaseSensitive: false }, where)).toEqual({ name: { like: '%x%' } })
    expect(() => adapted({ lacks, likeIsCaseSensitive: true }, where)).toThrow(/has no ilike, which name is asked by/)
    expect(() => adapted({ lacks }, where)).toThrow(FilterError)
  })

  test('goes as deep as it takes, and no deeper', () => {
    expect(adapted({}, nested(5))).toEqual(portable(nested(5)))
    expect(() => adapted({}, nested(6))).toThrow(/nested 5 deep/)
  })

  test('speaks of relations only where that is honoured', () => {
    const where = { 'Customer.companyName': 'x' }
    expect(adapted({ conditionsOnRelations: true }, where)).toEqual(where)
    expect(() => adapted({ conditionsOnRelations: false }, where)).toThrow(/no condition on Customer\.companyName/)
  })

  test('embeds no relation that it refuses, and has its conditions inside others too', () => {
    const profile = readProfile({ ...facts, refusedIncludes: ['OpNumber.Customer'], negationsKeepNulls: true })
    const scope = { where: { a: { neq: 1 } } }
    const filter = portableFilter({ include: [{ relation: 'TrackingSource', scope }, 'Customer'] })
    expect(() => profile.adapt('OpNumber.find', 'filter', filter)).toThrow(/refuses to include Customer with OpNumber/)
    expect(profile.adapt('CallLog.find', 'filter', filter)).toEqual({
      include: [{ relation: 'TrackingSource', scope: { where: { a: { neq: 1 } } } }, 'Customer'],
    })
  })
})

describe('a client with a profile', () => {
  const sent: string[] = []
  const clientOf = (more: Partial<ProfileFacts>) =>
    createLineboard({
      baseUrl: 'http://core.example/api/v1',
      profile: readProfile({ ...facts, ...more }),
      fetch: async ({ url }) => {
        sent.push(url)
        return Response.json({ count: 0 })
      },
    })
  const whereSent = () => JSON.parse(new URL(sent.at(-1) ?? '').searchParams.get('where') ?? '')

  test('writes filters for its server', async () => {
    await clientOf({ negationsKeepNulls: true }).Customer.count({ where: { currency: { neq: 'USD' } } })
    expect(whereSent()).toEqual({ currency: { neq: 'USD' } })
    await clientOf({}).Customer.count({ where: { currency: { neq: 'USD' } } })
    expect(whereSent()).toEqual({ or: [{ currency: { neq: 'USD' } }, { currency: null }] })
  })

  test('sends addresses as long as its server takes, and splits lists by that', async () => {
    const inq = Array.from({ length: 600 }, (_, at) => 100_000_000 + at)
    const before = sent.length
    await clientOf({ maxUrlLength: 16_000 }).Customer.count({ where: { id: { inq } } })
    expect(sent).toHaveLength(before + 1)
    await clientOf({ maxUrlLength: 2000 }).Customer.count({ where: { id: { inq } } })
    expect(sent.length).toBeGreaterThan(before + 4)
    expect(sent.slice(before + 1).every((url) => url.length <= 2000)).toBe(true)
    const one = clientOf({ maxUrlLength: 500 }).Customer.count({ where: { companyName: 'x'.repeat(600) } })
    await expect(one).rejects.toThrow(UrlTooLongError)
  })
})

test.each([
  ['nothing', undefined, /no profile of version 1 \(undefined\)/],
  ['another version', { ...facts, profileVersion: 2 }, /no profile of version 1 \(version 2\)/],
  ['a fact of another kind', { ...facts, lacks: 'ilike' }, /lacks of this profile is no list/],
  ['a length that is none', { ...facts, maxUrlLength: '8000' }, /maxUrlLength of this profile is no number/],
])('%s is no profile', (_, value, message) => {
  expect(() => readProfile(value)).toThrow(message)
})
