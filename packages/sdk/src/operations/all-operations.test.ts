import { operationTable } from '@lineboard/contract'
import { contractDocument, type Schema } from '@lineboard/contract/document'
import { expect, test } from 'vitest'
import { createNamedCalls } from '../client/client.ts'
import { MalformedAnswerError } from '../errors/lineboard-error.ts'
import { stubFetch } from '../testing/stub-fetch.ts'
import { createTransport } from '../transport/transport.ts'
import { parseEntry } from './operation-entry.ts'

const operations = Object.entries(operationTable).flatMap(([model, verbs]) =>
  Object.entries<string>(verbs).map(([verb, line]) => ({ id: `${model}.${verb}`, model, verb, line })),
)

/** Arguments that every operation takes: a value for each part of the path, a condition, a body. */
function argsOf(line: string) {
  const parts = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7])
  const body = /^(POST|PUT|PATCH)/.test(line) ? { body: { file: 'x' } } : {}
  return { ...Object.fromEntries(parts), ...(line.startsWith('DELETE') ? { where: { id: 1 } } : {}), ...body }
}

/** What the contract says that an operation answers. */
function schemaOf(id: string): { mediaType: string; schema: Schema } | undefined {
  const operation = contractDocument.operations.find((each) => each.id === id)
  const [found] = Object.entries(operation?.answers['200']?.content ?? {})
  if (!found) return undefined
  const [mediaType, { $ref = '', ...rest }] = found
  return { mediaType, schema: contractDocument.components.schemas[$ref.split('/').at(-1) ?? ''] ?? rest }
}

/** Bodies of an answer, by what they are. */
const bodies = {
  list: '[]',
  count: '{"count":1}',
  object: '{"id":1}',
  null: 'null',
  nothing: '',
  number: '7',
  text: '"yes"',
  page: '<!doctype html><p>Sign in to the network</p>',
}
type Body = keyof typeof bodies

function takenOf(id: string, line: string): Body[] {
  const { mediaType, schema } = schemaOf(id) ?? {}
  if (!schema || schema.type === 'boolean') return ['list', 'count', 'object', 'null', 'nothing', 'number', 'text']
  // A page comes as what it is: anything else is a file.
  if (mediaType !== 'application/json') return ['list', 'count', 'object', 'null', 'nothing', 'number', 'text']
  if (schema.type === 'array') return ['list']
  if (Object.keys(schema.properties ?? {}).join() === 'count') return ['count']
  return line.includes(' bare') ? ['count', 'object', 'nothing'] : ['count', 'object']
}

async function callWith(id: string, model: string, verb: string, line: string, body: Body) {
  const type = body === 'page' ? 'text/html; charset=utf-8' : 'application/json'
  const { fetch, sent } = stubFetch(new Response(bodies[body], { headers: { 'content-type': type } }))
  const { named } = createNamedCalls(createTransport({ baseUrl: 'http://core.example/api/v1', fetch }), {
    wholeContract: true,
  })
  const call: unknown = Reflect.get(Reflect.get(named, model), verb)
  if (typeof call !== 'function') throw new TypeError(`${id} is no function`)
  return { answer: call(argsOf(line)) as Promise<unknown>, sent }
}

test.each(operations)('$id is $line, and takes what has the shape it promises', async ({ id, model, verb, line }) => {
  const taken = takenOf(id, line)
  for (const body of Object.keys(bodies) as Body[]) {
    const { answer } = await callWith(id, model, verb, line, body)
    if (taken.includes(body)) await answer
    else await expect(answer, body).rejects.toThrow(MalformedAnswerError)
  }
  const { answer, sent } = await callWith(id, model, verb, line, taken[0] ?? 'nothing')
  await answer
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
  ['GET /Languages list', { shape: 'list' }],
  ['GET /Languages/count count', { shape: 'count' }],
  ['GET /DashUsers/{id}/account-reset write flag', { shape: 'flag' }],
  ['POST /DashUsers/logout empty', { shape: 'empty' }],
  ['GET /Customers/{id}', { shape: 'object' }],
  ['DELETE /OpNumbers/{id}', { isBulkDelete: false }],
])('%s', (line, expected) => {
  expect(parseEntry('X.y', line)).toMatchObject(expected)
})

test.each(['Customer.nothing', 'Nothing.find', 'Customer.constructor', 'constructor.name', '__proto__.toString', ''])(
  'there is no operation %s',
  async (id) => {
    const { call } = createNamedCalls(createTransport({ baseUrl: 'http://api.example/api/v1' }), {
      wholeContract: true,
    })
    // Whoever takes a name from elsewhere, such as a command line, is told.
    await expect(Reflect.apply(call, undefined, [id, {}])).rejects.toThrow(`There is no operation ${id}`)
  },
)
