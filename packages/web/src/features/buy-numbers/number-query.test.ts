import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hostileSearch } from '../../testing/hostile-search.ts'
import { barePattern, isAreaCode, isPattern, lookupArgs, readQuery, suffixArgs, writeQuery } from './number-query.ts'

const first = {
  country: 'us',
  type: 'local',
  state: '',
  rateCenter: '',
  areaCode: '',
  pattern: '',
  placed: 'anywhere',
  page: 1,
} as const

describe('the search of an address', () => {
  it('is local numbers of the United States where the address says nothing', () => {
    expect(readQuery('')).toEqual(first)
    expect(lookupArgs(readQuery(''))).toEqual({ body: { country: 'us', type: 'local', limit: 20, skip: 0 } })
  })

  it('reads as it was written', () => {
    const query = {
      country: 'ca',
      type: 'local',
      state: 'ON',
      rateCenter: 'TORONTO',
      areaCode: '416',
      pattern: '55*1',
      placed: 'anywhere',
      page: 3,
    } as const
    expect(readQuery(writeQuery(query))).toEqual(query)
    const { country, type, page, placed, ...texts } = query
    expect(lookupArgs(query)).toEqual({ body: { country, type, ...texts, limit: 20, skip: 40 } })
  })

  it('leaves out what nothing is asked of', () => {
    expect(writeQuery(first)).toBe('country=us&type=local')
  })

  test.each([
    'country=USA',
    'type=satellite',
    'state=new-york',
    'areaCode=12a',
    'pattern=%23%23',
    'page=0',
    'page=1.5',
    'page=x',
  ])('leaves out what no search can ask for: %s', (search) => {
    expect(readQuery(search)).toEqual(first)
  })
})

test('whatever an address says is a search, and reads as it is written again', () => {
  const parameters = ['country', 'type', 'state', 'rateCenter', 'areaCode', 'pattern', 'placed', 'page']
  fc.assert(
    fc.property(hostileSearch(parameters, ['pattern']), (search) => {
      const query = readQuery(search)
      expect(readQuery(writeQuery(query))).toEqual(query)
      expect(Number.isSafeInteger(lookupArgs(query).body.skip)).toBe(true)
    }),
  )
})

test('a typed pattern loses what is between digits', () => {
  expect(barePattern('(212) 555-01*')).toBe('21255501*')
  expect(barePattern(' +1.212 ')).toBe('1212')
})

test.each([
  ['', true, true],
  ['212', true, true],
  ['123456', false, true],
  ['CALL', false, true],
  ['1234567890123456', false, false],
  ['#', false, false],
])('%j is an area code: %s, a pattern: %s', (text, areaCode, pattern) => {
  expect([isAreaCode(text), isPattern(text)]).toEqual([areaCode, pattern])
})

test('an ending is asked for as digits that are contained, a hundred numbers at once', () => {
  const query = readQuery('areaCode=212&pattern=0142&placed=end&page=2')
  expect(lookupArgs(query).body).toMatchObject({ areaCode: '212', pattern: '0142', limit: 100, skip: 100 })
  expect(lookupArgs({ ...query, pattern: '' }).body).toMatchObject({ limit: 20, skip: 20 })
})

test.each([
  ['areaCode=212&pattern=01&placed=end', { country: 'us', areaCode: '212', suffix: '01' }],
  ['areaCode=212&pattern=flow&placed=end', { country: 'us', areaCode: '212', suffix: '3569' }],
  ['areaCode=212&pattern=01', null],
  ['pattern=01&placed=end', null],
  ['areaCode=212&pattern=5550142&placed=end', null],
  ['areaCode=212&pattern=0*2&placed=end', null],
])('%s asks for the endings of %j', (search, args) => {
  expect(suffixArgs(readQuery(search))).toEqual(args)
})
