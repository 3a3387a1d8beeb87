import { expect, test } from 'vitest'
import { createLineboard } from '../client/client.ts'
import { merge } from './merge.ts'

// Servers differ in what they answer to a change: the row, what was sent of it, or nothing at all.

const baseUrl = 'http://core.example/api/v1'

/** A server that changes its one row, and answers that as it is told. */
function serverOf(row: Readonly<Record<string, unknown>>, answer: (sent: object) => Response) {
  const stored = { ...row }
  const fetch = async (request: Request) => {
    if (request.method === 'GET') return new Response(JSON.stringify([stored]))
    const sent = JSON.parse((await request.text()) || '{}')
    Object.assign(stored, sent)
    return answer(sent)
  }
  return { stored, api: createLineboard({ baseUrl, fetch }) }
}

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['what was sent', (sent: object) => new Response(JSON.stringify(sent))],
  [
    'what was sent but the id',
    ({ description }: { description?: string }) => new Response(JSON.stringify({ description })),
  ],
])('the row is answered whole where a server answers %s', async (_, answer) => {
  const row = { id: 7, number: '+12025550147', description: 'Old', customerId: 2 }
  const { api, stored } = serverOf(row, answer)
  expect(await merge(api.ReceivingNumber, 7, { description: 'New' })).toEqual({ ...row, description: 'New' })
  expect(await merge(api.DashRole, 7, { description: 'Newer' })).toMatchObject({ number: row.number })
  expect(await merge(api.TrackingSource, 7, { description: 'Newest' })).toEqual({ ...row, description: 'Newest' })
  expect(stored).toEqual({ ...row, description: 'Newest' })
})

test('a change that is made has not failed where the row can not be read after it', async () => {
  const fetch = async ({ method }: Request) =>
    new Response(method === 'GET' ? '[]' : null, { status: method === 'GET' ? 200 : 204 })
  const api = createLineboard({ baseUrl, fetch })
  expect(await merge(api.ReceivingNumber, 7, { description: 'New' })).toEqual({ id: 7, description: 'New' })
})
