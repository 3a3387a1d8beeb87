import { expect, test } from 'vitest'
import { removeMany, updateMany } from '../bulk/index.ts'
import { MalformedAnswerError } from '../errors/lineboard-error.ts'
import { repairs } from '../repairs/repairs.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { createTransport } from '../transport/transport.ts'
import { merge } from '../writes/merge.ts'
import { operationEntries } from './operation-entries.ts'

// Servers that answer a change with 204, as LoopBack 4 does: it is done, and must not be said to have failed.

const nothing = async () => new Response(null, { status: 204 })
const transport = createTransport({ repairs, baseUrl: 'http://core.example/api/v1', fetch: nothing })

const writes = operationEntries().filter(
  ({ effect, answer, shape }) => effect === 'write' && answer === 'json' && shape !== 'bare',
)
const byId = writes.filter(({ id }) => /\.(patch(ById)?|replace(ById|Action)|upsert)$/.test(id))

test.each(byId.map((entry) => [entry.id, entry] as const))('%s is done, of the row that it named', async (_, entry) => {
  const args = { ivrId: 3, id: 7, body: { id: 7, name: 'Rent' } }
  expect((await transport.call(entry, args, {})).data).toEqual({ id: 7, name: 'Rent' })
})

const deleting = writes.filter(({ method, path }) => method === 'DELETE' && path.endsWith('{id}'))

test.each(deleting.map((entry) => [entry.id, entry] as const))('%s has deleted one row', async (_, entry) => {
  const answer = await transport.call(entry, { ivrId: 3, id: 7 }, {})
  if (entry.shape === 'count') expect(answer.data).toEqual({ count: 1 })
})

test('there are such operations', () => {
  expect([byId.length > 15, deleting.length > 12]).toEqual([true, true])
})

test.each([
  ['TrackingSource.upsert', { body: { name: 'Rent' } }],
  ['Customer.create', { body: { companyName: 'Rent' } }],
  ['TrackingSource.deleteAll', { where: { id: 7 } }],
  ['Customer.findById', { id: 7 }],
  ['Customer.count', {}],
] as const)('%s awaits what only the server can tell', async (id, args) => {
  const entry = operationEntries().find((each) => each.id === id)
  if (!entry) throw new Error(`There is no ${id}`)
  if (entry.shape === 'bare') return
  expect(await thrownBy(transport.call(entry, args, {}))).toBeInstanceOf(MalformedAnswerError)
})

test('an answer that is empty without saying so is none', async () => {
  const { api } = stubbedClient([async () => new Response('')])
  expect(await thrownBy(api.Customer.deleteById({ id: 7 }))).toBeInstanceOf(MalformedAnswerError)
})

test('many rows are done', async () => {
  const { api } = stubbedClient([nothing, nothing])
  const removed = await removeMany(api.Whitelist, { ids: [1, 2] })
  expect([removed.done, removed.failed]).toEqual([2, 0])
  const changed = await updateMany(api.ReceivingNumber, { ids: [1, 2] }, { description: 'Desk' })
  expect([changed.done, changed.failed]).toEqual([2, 0])
  expect(await merge(api.ReceivingNumber, 1, { description: 'Desk' })).toEqual({ id: 1, description: 'Desk' })
})
