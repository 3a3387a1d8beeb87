import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeQuery } from './query.ts'

test('encodes a filter as JSON, once', () => {
  const filter = { where: { companyName: 'Smith & "Sons" 100%' }, order: 'id DESC', limit: 10 }
  const query = serializeQuery({ filter })
  expect(query).not.toContain('%2525')
  expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual(filter)
})

test.each([
  ['an empty filter', { filter: {} }],
  ['a filter without conditions', { filter: { where: {} } }],
  ['an empty where', { where: {} }],
  ['undefined', { currency: undefined }],
  ['null', { currency: null }],
])('leaves out %s', (_, query) => {
  expect(serializeQuery(query)).toBe('')
})

test.each([
  [{ uid: 7, sid: 2 }, 'uid=7&sid=2'],
  [{ daterange: true, offset: 0 }, 'daterange=true&offset=0'],
  [{ filter: '{"limit":1}' }, 'filter=%7B%22limit%22%3A1%7D'],
  [{ state: 'New York' }, 'state=New%20York'],
  [{ where: { a: { like: 'x' } } }, `where=${encodeURIComponent('{"a":{"like":"%x%"}}')}`],
])('%j becomes %s', (query, expected) => {
  expect(serializeQuery(query)).toBe(expected)
})

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const query = serializeQuery({ where: { name }, name })
      const params = new URLSearchParams(query)
      expect(params.get('name')).toBe(name)
      expect(JSON.parse(params.get('where') ?? '')).toEqual({ name })
    }),
  )
})
