import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { toasts } from '../../state/toasts.ts'
import { linkCallsOf } from './link-calls-of.ts'

const contact = { id: 31, number: '+12125550177', customerId: 2 }

let linked: number[]
let refused: number | undefined

beforeEach(() => {
  linked = []
  refused = undefined
  toasts.list = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const url = new URL(request.url)
      if (request.method === 'GET') {
        const filter = url.searchParams.get('filter') ?? ''
        expect(filter).toContain('"callerNumber":"+12125550177"')
        expect(filter).toContain('"customerId":2')
        // A walk asks on after the last row.
        if (filter.includes('"gt":7')) return Response.json([])
        return Response.json([{ id: 5 }, { id: 6, caller_contactId: 31 }, { id: 7, caller_contactId: 8 }])
      }
      const { id } = await request.json()
      if (id === refused) return Response.json({ error: { statusCode: 422, message: 'no' } }, { status: 422 })
      linked.push(id)
      return Response.json({ id })
    },
  })
})

it('links the calls of a number that are not linked to the contact yet, and says how many show it then', async () => {
  await linkCallsOf(contact)
  expect(linked.toSorted()).toEqual([5, 7])
  expect(toasts.list.map(({ text }) => text)).toEqual(['3 calls show the contact now.'])
})

it('a refused call keeps no other from its turn, and is reported', async () => {
  refused = 5
  await expect(linkCallsOf(contact)).rejects.toMatchObject({ status: 422 })
  expect(linked).toEqual([7])
})
