import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { reassignLater } from '../../kit/reassign/reassign-later.ts'
import { commitAll, forgetPending, pending, sendPending, undo } from '../../state/pending-changes.ts'
import { toasts } from '../../state/toasts.ts'
import { callsOf, giveSource, linkLater, markCalls } from './change-calls.ts'

const stored = (id: number) => ({
  id,
  callId: `c${id}`,
  customerId: 2,
  direction: 'inbound',
  status: 'missed',
  startedAt: '2026-03-02T15:04:10.000Z',
  ringSeconds: 3,
  talkSeconds: 0,
  callerNumber: '+12125550177',
  trackingNumber: '+16465550118',
  charge: 0.4,
  currency: 'USD',
  firstTimeCaller: true,
  metrics: '2026-03-02T15:04:10.000Z',
  handling: 'open',
  colour: 'what no contract knows',
})

const targets = [5, 6].map((id) => ({ id, name: 'Ada' }))
let sent: { path: string; body: unknown }[]

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (request.method === 'GET') {
    const { where } = JSON.parse(url.searchParams.get('filter') ?? '{}')
    const text = JSON.stringify(where)
    // A walk asks on after the last row.
    const ids = text.includes('"gt":6') ? [] : [5, 6].filter((id) => !text.includes('"id"') || text.includes(`${id}`))
    return Response.json(ids.map(stored))
  }
  const isJson = request.headers.get('content-type')?.includes('json')
  const body: unknown = isJson ? await request.json() : await request.text()
  sent.push({ path: url.pathname.replace('/api/v1', ''), body })
  return Response.json({ ...stored(5), ...Object(body) })
}

beforeEach(() => {
  forgetPending()
  sent = []
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: answer })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('calls are put back whole, with what has become of them, unless that is taken back', async () => {
  await markCalls(targets, 'handled')
  const [change] = pending.list
  expect(change?.text).toBe('2 calls are handled.')
  expect([...(change?.rows.values() ?? [])]).toMatchObject([{ handling: 'handled' }, { handling: 'handled' }])
  undo(change?.id ?? 0)
  await commitAll()
  expect(sent).toEqual([])

  await markCalls(targets, 'handled')
  await commitAll()
  expect(sent).toHaveLength(2)
  for (const { path, body } of sent) {
    expect(path).toBe('/CallLogs')
    expect(body).toMatchObject({ handling: 'handled', charge: 0.4, colour: 'what no contract knows' })
  }
})

it('calls count for another source, which is named while that can be taken back', async () => {
  await giveSource(targets, { id: 9, text: 'Spring', note: '' })
  expect(pending.list[0]?.text).toBe('2 calls count for Spring.')
  expect(pending.list[0]?.rows.get(5)).toMatchObject({ trackingSourceId: 9, trackingSourceName: 'Spring' })
  await commitAll()
  expect(sent.map(({ body }) => Reflect.get(Object(body), 'trackingSourceId'))).toEqual([9, 9])
})

it('all calls of a number are linked to a contact, one call each', async () => {
  const ids = await callsOf({ callerNumber: '+12125550177', customerId: 2 })
  expect(ids).toEqual([5, 6])
  expect(await callsOf({ callerNumber: 'anonymous', customerId: 2 })).toEqual([])
  linkLater(targets, { id: 31, text: 'Ada', note: '' })
  await commitAll()
  expect(sent).toEqual(ids.map((id) => ({ path: '/CallLogs/update_phonebook', body: { id, caller_contactId: 31 } })))
  await vi.waitFor(() => expect(toasts.list.at(-1)?.text).toBe('2 calls are linked to Ada now.'))
})

it('a page that goes puts a call back as it is left by what is done to it before', async () => {
  vi.stubGlobal('fetch', answer)
  const call = targets.slice(0, 1)
  linkLater(call, { id: 31, text: 'Ada', note: '' })
  reassignLater({
    ...{ model: 'CallLog', ids: [5], text: '', doneText: '' },
    shown: { customerId: 4, caller_contactId: undefined, Customer: { id: 4, companyName: 'Bluebird' } },
    call: ['CallLog.updateCustomer', { body: { updateInfo: '{}' } }],
  })
  await giveSource(call, { id: 9, text: 'Spring', note: '' })
  await markCalls(call, 'handled')
  sendPending()
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  const bodies = sent.filter(({ path }) => path === '/CallLogs').map(({ body }) => body)
  expect(bodies).toMatchObject([
    { customerId: 4, trackingSourceId: 9, handling: 'open' },
    { customerId: 4, trackingSourceId: 9, handling: 'handled' },
  ])
  for (const body of bodies) expect([Object(body).Customer, Object(body).caller_contactId]).toEqual([undefined, null])
})
