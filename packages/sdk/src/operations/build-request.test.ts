import { contractDocument } from '@lineboard/contract/document'
import { expect, test } from 'vitest'
import { FilterError } from '../filter/filter-error.ts'
import { buildRequest } from './build-request.ts'
import { operationEntries } from './operation-entries.ts'

const entries = operationEntries()
const withJson = entries.filter(({ body, method }) => body === 'json' && /^(POST|PUT|PATCH)$/.test(method))

/** A value for each part of the path. */
const pathOf = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7]))

const none = [Number.NaN, Number.POSITIVE_INFINITY, -1 / 0, new Date('tomorrow')]

/** What another library's invalid date is to JSON. */
const othersDate = { toJSON: () => null, toString: () => 'Invalid DateTime' }

test('no body goes out with a number or date that JSON does not have, which would empty the field', () => {
  expect(withJson.length).toBeGreaterThan(80)
  for (const entry of withJson) {
    const send = (body: unknown) => buildRequest(entry, { ...pathOf(entry.path), body }, undefined)
    expect(() => send({ a: 1, b: [{ c: -0.5 }], d: null, e: undefined, f: new Date(0) })).not.toThrow()
    for (const value of [...none, othersDate]) {
      for (const body of [{ amount: value }, { rows: [{ amount: value }] }, [{ amount: value }]])
        expect(() => send(body), entry.id).toThrow(new TypeError(`${entry.id}: amount is ${value}`))
    }
    expect(() => send(new Date(Number.NaN))).toThrow(new TypeError(`${entry.id}: body is Invalid Date`))
  }
})

test('no form goes out with one, nor a file', () => {
  const withForm = entries.filter(({ body }) => body !== 'json')
  expect(new Set(withForm.map(({ body }) => body))).toEqual(new Set(['form', 'multipart']))
  for (const entry of withForm) {
    const send = (body: unknown) => buildRequest(entry, { ...pathOf(entry.path), body }, undefined)
    expect(() => send({ amount: -0.5, since: new Date(0) })).not.toThrow()
    for (const value of none) {
      for (const body of [{ amount: value }, { rows: { amount: value } }])
        expect(() => send(body), entry.id).toThrow(new TypeError(`${entry.id}: amount is ${value}`))
    }
  }
})

test('no address goes out with one: a parameter that is one is said by its name, a condition by its field', () => {
  const asked = contractDocument.operations.flatMap(({ id, parameters }) =>
    parameters.filter((each) => each.in === 'query').map(({ name }) => ({ id, name })),
  )
  expect(asked.length).toBeGreaterThan(60)
  for (const { id, name } of asked) {
    const entry = entries.find((each) => each.id === id)
    if (!entry) throw new Error(`There is no operation ${id}`)
    const send = (value: unknown) => buildRequest(entry, { ...pathOf(entry.path), [name]: value }, undefined)
    for (const value of none) {
      if (name === 'where') expect(() => send({ a: value }), id).toThrow(FilterError)
      else if (name === 'filter') expect(() => send({ where: { a: value } }), id).toThrow(FilterError)
      else expect(() => send(value), id).toThrow(new TypeError(`${id}: ${name} is ${value}`))
    }
  }
})

test('a time goes out as ISO text, wherever it is', () => {
  const time = new Date('2026-03-11T20:30:00Z')
  const form = entries.find(({ body, path }) => body === 'form' && !path.includes('{'))?.id ?? ''
  const sent = (id: string, args: object) => {
    const entry = entries.find((each) => each.id === id)
    if (!entry) throw new Error(`There is no operation ${id}`)
    return buildRequest(entry, { ...args }, undefined)
  }
  const iso = '2026-03-11T20:30:00.000Z'
  expect(sent('Customer.create', { body: { createdAt: time } }).init.body).toBe(`{"createdAt":"${iso}"}`)
  expect(sent('Customer.count', { since: time }).path).toBe(`/Customers/count?since=${encodeURIComponent(iso)}`)
  expect(String(sent(form, { body: { since: time } }).init.body)).toBe(`since=${encodeURIComponent(iso)}`)
})

/** As deep as said, or endless. */
function nested(levels: number): object {
  let where: object = { id: 1 }
  for (let level = 0; level < levels; level++) where = { and: [where] }
  return where
}
const endless: Record<string, unknown> = {}
endless.and = [endless]

test.each([
  ['10,000 levels', nested(10_000)],
  ['a condition within itself', endless],
])('a filter is refused before it is sent where it is nested too deep: %s', (_, where) => {
  for (const entry of entries.filter(({ id }) => /\.(find|count)$/.test(id))) {
    const args = entry.id.endsWith('.count') ? { where } : { filter: { where } }
    expect(() => buildRequest(entry, args, undefined), entry.id).toThrow(FilterError)
  }
})
