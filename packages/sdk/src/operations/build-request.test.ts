import { expect, test } from 'vitest'
import { FilterError } from '../filter/filter-error.ts'
import { buildRequest } from './build-request.ts'
import { operationEntries } from './operation-entries.ts'

const entries = operationEntries()
const withJson = entries.filter(({ body, method }) => body === 'json' && /^(POST|PUT|PATCH)$/.test(method))

/** A value for each part of the path. */
const pathOf = (path: string) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7]))

const none = [Number.NaN, Number.POSITIVE_INFINITY, -1 / 0]

test('no body goes out with a number that JSON does not have, which would empty the field', () => {
  expect(withJson.length).toBeGreaterThan(80)
  for (const entry of withJson) {
    const send = (body: unknown) => buildRequest(entry, { ...pathOf(entry.path), body }, undefined)
    expect(() => send({ a: 1, b: [{ c: -0.5 }] })).not.toThrow()
    for (const value of none) {
      for (const body of [{ amount: value }, { rows: [{ amount: value }] }, [{ amount: value }]])
        expect(() => send(body), entry.id).toThrow(new TypeError(`${entry.id}: amount is ${value}`))
    }
  }
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
