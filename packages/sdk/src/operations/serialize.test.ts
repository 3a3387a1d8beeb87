import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FilterError } from '../filter/filter-error.ts'
import { filters } from '../filter/write-filter.ts'
import { forms, serializeQuery } from './serialize.ts'

test('a form, its objects and lists as JSON', () => {
  const body = forms.form({
    widgetName: 'callsByDay',
    weekStart: 0,
    trackingSources: [3, 5],
    updateInfo: { ids: [1], customerId: 2 },
    customerId: undefined,
    note: null,
  })
  expect(Object.fromEntries(body)).toEqual({
    widgetName: 'callsByDay',
    weekStart: '0',
    trackingSources: '[3,5]',
    updateInfo: '{"ids":[1],"customerId":2}',
  })
})

test('a multipart body with a named text file', async () => {
  const body = forms.multipart({
    file: 'number\n+12125550142\n',
    description: 'x',
    none: undefined,
  })
  const file = body.get('file')
  expect(file).toBeInstanceOf(File)
  expect(file).toMatchObject({ name: 'upload.csv', type: 'text/csv' })
  expect(await (file as File).text()).toBe('number\n+12125550142\n')
  expect(body.get('description')).toBe('x')
  expect(body.get('none')).toBeNull()
})

test('a multipart body takes bytes for a file, and nothing that is no file', async () => {
  const bytes = new TextEncoder().encode('number\n+12125550142\n')
  for (const given of [bytes, Buffer.from(bytes), bytes.buffer]) {
    const file = forms.multipart({ file: given }).get('file')
    expect(await (file as File).text()).toBe('number\n+12125550142\n')
  }
  for (const given of [new ReadableStream(), { path: 'a.csv' }, ['number'], 7])
    expect(() => forms.multipart({ file: given }, 'ReceivingNumber.bulkUpload: ')).toThrow(
      new TypeError('ReceivingNumber.bulkUpload: file is neither text nor a Blob'),
    )
})

test('a multipart body keeps the name and type of a file', () => {
  const body = forms.multipart({ file: new File(['x'], 'sip.log', { type: 'text/plain' }) })
  expect(body.get('file')).toMatchObject({ name: 'sip.log', type: 'text/plain' })
})

const queryOf = (query: Readonly<Record<string, unknown>>) =>
  serializeQuery(
    Object.fromEntries(
      Object.entries(query).map(([name, asked]) => [
        name,
        name === 'filter' || name === 'where' ? filters.text(name, asked) : asked,
      ]),
    ),
  )

test('encodes a filter as JSON, once', () => {
  const filter = { where: { companyName: 'Smith & "Sons" 100%' }, order: 'id DESC', limit: 10 }
  const query = queryOf({ filter })
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
  expect(queryOf(query)).toBe('')
})

test.each([
  [{ uid: 7, sid: 2 }, 'uid=7&sid=2'],
  [{ daterange: true, offset: 0 }, 'daterange=true&offset=0'],
  [{ state: 'New York' }, 'state=New%20York'],
  [{ where: { a: { like: 'x' } } }, `where=${encodeURIComponent('{"a":{"like":"%x%"}}')}`],
])('%j becomes %s', (query, expected) => {
  expect(queryOf(query)).toBe(expected)
})

test('what servers refuse as nested too deep is not sent, and lists of one kind in each other count once', () => {
  const deep = (levels: number, key: (level: number) => 'and' | 'or') =>
    Array.from({ length: levels }).reduce<object>((inner, _, at) => ({ [key(at)]: [inner, { a: at }] }), {
      b: { gt: 1 },
    })
  const alternating = (levels: number) => deep(levels, (at) => (at % 2 === 0 ? 'and' : 'or'))
  expect(() => queryOf({ where: alternating(5) })).not.toThrow()
  expect(() => queryOf({ where: alternating(6) })).toThrow(FilterError)
  // In a filter the conditions are one level further in.
  expect(() => queryOf({ filter: { where: alternating(4) } })).not.toThrow()
  expect(() => queryOf({ filter: { where: alternating(5) } })).toThrow(FilterError)
  for (const key of ['and', 'or'] as const) {
    const where: unknown = JSON.parse(new URLSearchParams(queryOf({ where: deep(50, () => key) })).get('where') ?? '')
    expect(where).toEqual({ [key]: expect.arrayContaining([{ b: { gt: 1 } }, { a: 0 }, { a: 49 }]) })
  }
})

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const query = queryOf({ where: { name }, name })
      const params = new URLSearchParams(query)
      expect(params.get('name')).toBe(name)
      expect(JSON.parse(params.get('where') ?? '')).toEqual({ name })
    }),
  )
})
