import { createRequire } from 'node:module'
import type { IHttpOperation } from '@stoplight/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { toPrismOperation } from './prism.ts'
import { createQuickCheck } from './quick-check.ts'

interface Verdict {
  _tag: 'Left' | 'Right'
}
interface Validators {
  validateInput(input: { resource: IHttpOperation; element: object }): Verdict
  validateOutput(input: { resource: IHttpOperation; element: object }): Verdict
}

// Prism's validators by themselves are not part of its typed interface.
const validators: Validators = createRequire(import.meta.url)('@stoplight/prism-http/dist/validator')

const { document, operations } = await sharedContract()
const prepared = operations.map((operation) => {
  const resource = toPrismOperation(document, operation)
  return { operation, resource, quick: createQuickCheck(resource) }
})

const examples = prepared.flatMap(({ resource, quick, operation }) =>
  resource.responses.flatMap(({ code, contents, headers }) => {
    const [content] = (contents ?? []).filter(({ mediaType }) => mediaType === 'application/json')
    const example: unknown = content?.examples?.map((each) => ('value' in each ? each.value : undefined))[0]
    if (example === undefined || !/^\d+$/.test(code)) return []
    const type = { 'content-type': 'application/json; charset=utf-8' }
    const sent = { ...type, ...(headers?.length && { 'x-total-count': '3' }) }
    return [{ id: operation.id, resource, quick, statusCode: Number(code), headers: sent, example }]
  }),
)

/** One of a list by its place, so that a failed property prints a number and not an operation. */
const placeIn = (list: readonly unknown[]) => fc.nat(list.length - 1)

function at<Item>(list: readonly Item[], place: number): Item {
  const item = list[place]
  if (item === undefined) throw new Error('There is nothing at that place.')
  return item
}

const wrongValue = fc.constantFrom<unknown>(null, '', 'x', -1, 1.5, true, [], {}, '2026-02-30T10:00:00.000Z', undefined)

/** The value with one of its fields, at any depth, replaced or taken out. */
function spoiled(value: unknown, pick: (of: number) => number, wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return wrong
  const keys = Object.keys(value)
  const key = keys[pick(keys.length)] ?? ''
  const inner: unknown = Reflect.get(value, key)
  const made = typeof inner === 'object' && pick(2) === 0 ? spoiled(inner, pick, wrong) : wrong
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? made : each))
  return { ...value, [key]: made }
}

test('sees at a glance that the example of every answer is right', () => {
  expect(examples.length).toBeGreaterThan(400)
  const unseen = examples.filter(({ quick, statusCode, headers, example }) => {
    return !quick.answers({ statusCode, headers, body: example })
  })
  expect(unseen.map(({ id, statusCode }) => `${id} ${statusCode}`)).toEqual([])
})

test('never takes an answer that Prism refuses', () => {
  let refused = 0
  fc.assert(
    fc.property(placeIn(examples), wrongValue, fc.infiniteStream(fc.nat()), (place, wrong, numbers) => {
      const each = at(examples, place)
      const body = spoiled(each.example, (of) => Number(numbers.next().value) % of, wrong)
      const element = { statusCode: each.statusCode, headers: each.headers, body }
      const isRight = validators.validateOutput({ resource: each.resource, element })._tag === 'Right'
      if (!isRight) refused++
      expect(each.quick.answers(element) && !isRight).toBe(false)
    }),
    { numRuns: 3000 },
  )
  expect(refused).toBeGreaterThan(300)
})

test('never takes parameters that Prism refuses', () => {
  const text = fc.constantFrom('1', '0', '-1', '1.5', 'x', '', 'true', '2026-01-31', '2026-02-30', '{"limit":1}')
  let taken = 0
  fc.assert(
    fc.property(placeIn(prepared), fc.infiniteStream(text), fc.nat(3), (place, texts, left) => {
      const { operation, resource, quick } = at(prepared, place)
      const textOf = () => String(texts.next().value)
      const params = Object.fromEntries((resource.request?.path ?? []).map(({ name }) => [name, textOf() || '1']))
      const asked = (resource.request?.query ?? []).filter((_, index) => index % 4 !== left)
      const query = Object.fromEntries(asked.map(({ name }) => [name, textOf()]))
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      if (!quick.accepts(params, query)) return
      taken++
      const element = { method: operation.method.toLowerCase(), url: { path, query }, headers: {} }
      expect(validators.validateInput({ resource, element })._tag).toBe('Right')
    }),
    { numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(300)
})

test('knows the days of every month, those of leap years too', () => {
  const times = { type: 'string', format: 'date-time' } as const
  const contents = [{ id: 'times', mediaType: 'application/json', schema: times }]
  const { answers } = createQuickCheck({
    id: 'now',
    method: 'get',
    path: '/',
    responses: [{ id: 'ok', code: '200', contents }],
  })
  const headers = { 'content-type': 'application/json' }
  const two = (value: number) => String(value).padStart(2, '0')
  const wrong: string[] = []
  for (const year of [1600, 1900, 1999, 2000, 2024, 2025, 2026, 2027, 2028, 2096, 2100, 2400]) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = `${year}-${two(month)}-${two(day)}T23:59:59.999Z`
        const time = new Date(text)
        const isTime = !Number.isNaN(time.getTime()) && time.toISOString() === text
        if (answers({ statusCode: 200, headers, body: text }) !== isTime) wrong.push(text)
      }
    }
  }
  expect(wrong).toEqual([])
})
