import { operationTable } from '@lineboard/contract'
import { expect, test } from 'vitest'
import { json, stubFetch } from '../testing/stub-fetch.ts'
import { createNamedCalls } from './named-calls.ts'
import { parseEntry } from './operation-entry.ts'
import { createTransport } from './transport.ts'

const operations = Object.entries(operationTable).flatMap(([model, verbs]) =>
  Object.entries<string>(verbs).map(([verb, line]) => ({ id: `${model}.${verb}`, model, verb, line })),
)

/** Arguments that every operation takes: a value for each part of the path, a condition, a body. */
function argsOf(line: string) {
  const parts = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7])
  const body = /^(POST|PUT|PATCH)/.test(line) ? { body: { file: 'x' } } : {}
  return { ...Object.fromEntries(parts), ...(line.startsWith('DELETE') ? { where: { id: 1 } } : {}), ...body }
}

test.each(operations)('$id is $line', async ({ id, model, verb, line }) => {
  const { fetch, sent } = stubFetch(json(null))
  const { named } = createNamedCalls(createTransport({ baseUrl: 'http://core.example/api/v1', fetch }))
  const call: unknown = Reflect.get(Reflect.get(named, model), verb)
  if (typeof call !== 'function') throw new TypeError(`${id} is no function`)
  await call(argsOf(line))
  const [method, path = ''] = line.split(' ')
  const { method: sentMethod, url } = sent[0] ?? {}
  expect([sentMethod, url?.pathname]).toEqual([method, `/api/v1${path.replaceAll(/\{\w+\}/g, '7')}`])
})

test.each([
  ['GET /DashUsers/{id} limit=5000', { timeoutMs: 5000, body: 'json', answer: 'json', isBulkDelete: false }],
  ['GET /Customers', { timeoutMs: undefined, body: 'json', answer: 'json', isBulkDelete: false }],
  ['POST /Reports/export_report form text', { body: 'form', answer: 'text' }],
  ['POST /OpNumbers/bulk_upload multipart', { body: 'multipart', answer: 'json' }],
  ['GET /Storages/getRecording blob', { body: 'json', answer: 'blob' }],
  ['POST /DashUsers/authenticate public', { method: 'POST', path: '/DashUsers/authenticate' }],
  ['GET /DashUsers/{id}/account-reset write', { effect: 'write', isRepeatable: false }],
  ['POST /DashUsers/cani read', { effect: 'read', isRepeatable: true }],
  ['GET /Languages', { effect: 'read', isRepeatable: true }],
  ['PATCH /DashUsers/{id} repeatable', { effect: 'write', isRepeatable: true }],
  ['POST /PaymentMethods/charge_customer money', { effect: 'write', isRepeatable: false }],
  ['DELETE /OpNumbers', { isBulkDelete: true }],
  ['DELETE /OpNumbers/{id}', { isBulkDelete: false }],
])('%s', (line, expected) => {
  expect(parseEntry('X.y', line)).toMatchObject(expected)
})
