import { entities } from '@lineboard/contract/entities'
import { OWNER_ID } from '@lineboard/contract/owner'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Ticket = Row<'Ticket'>

let one: TestServer
beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 60 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const [OWN, OTHER, GONE] = [2, 3, 987_654]
const kinds = Object.entries(entities.Asset.references.recordId.models)
/** Kinds of which the owner's records serve everybody. */
const shared = ['sip_gateway', 'user']

const table = (model: string) => one.server.store.anyTable(model)
function recordOf(model: string, customerId: number): number {
  const [row] = table(model)?.by('customerId', customerId) ?? []
  if (!row) throw new Error(`There is no ${model} of customer ${customerId}`)
  return Number(row.id)
}

const open = (assets: object[], customerId = OWN) =>
  one.super<Ticket>('POST', '/tickets', { body: { subject: 'Calls drop', customerId, assets } })
const answer = ({ id }: Ticket, assets: object[]) =>
  one.super<Row<'TicketVersion'>>('POST', `/tickets/${id}/versions`, { body: { assets } })

describe.each(kinds)('a ticket about a record of the kind %s', (kind, model) => {
  const asset = (recordId: number) => ({ kind, recordId, name: 'The thing' })
  const refused = (recordId: number) => ({
    status: 422,
    body: {
      error: {
        details: {
          codes: { assets: ['existence'] },
          messages: { assets: [expect.stringMatching(/^has "The thing", which is no .+ of this customer$/)] },
        },
        message: expect.stringContaining(String(recordId)),
      },
    },
  })

  test('takes one of its customer', async () => {
    const { status, body } = await open([asset(recordOf(model, OWN))])
    expect(status).toBe(200)
    expect((await answer(body, [asset(recordOf(model, OWN))])).status).toBe(200)
  })

  test('refuses one of another customer, and keeps nothing of it', async () => {
    const { body: ticket } = await open([])
    const counts = () => ['Ticket', 'TicketVersion', 'Asset'].map((name) => table(name)?.size)
    const before = counts()
    const recordId = recordOf(model, OTHER)
    expect(await open([asset(recordId)])).toMatchObject(refused(recordId))
    expect(await answer(ticket, [{ kind: 'device', name: 'Desk phone' }, asset(recordId)])).toMatchObject(
      refused(recordId),
    )
    expect(counts()).toEqual(before)
  })

  test("takes the owner's where those serve everybody", async () => {
    const rows = table(model)?.by('customerId', OWNER_ID) ?? []
    const ids = shared.includes(kind) ? [recordOf(model, OWNER_ID)] : rows.slice(0, 1).map((row) => Number(row.id))
    for (const recordId of ids) expect((await open([asset(recordId)])).status).toBe(shared.includes(kind) ? 200 : 422)
  })

  test('stays about one that has gone to another customer since', async () => {
    const recordId = recordOf(model, OWN)
    const { body: ticket } = await open([asset(recordId)])
    table(model)?.patch(recordId, { customerId: OTHER })
    const { status, body } = await answer(ticket, [asset(recordId), { kind: 'device', name: 'Desk phone' }])
    expect([status, body.assetIds?.length]).toEqual([200, 2])
    // Another ticket of the customer is not about it any more.
    expect((await open([asset(recordId)])).status).toBe(422)
  })

  test('is about what is not there by its name', async () => {
    expect((await open([asset(GONE)])).status).toBe(200)
  })
})

test('what is only named is taken by its name', async () => {
  const named = ['device', 'other'].map((kind) => ({ kind, name: 'Desk phone' }))
  expect((await open([...named, { kind: 'call', name: 'Yesterday at ten' }])).status).toBe(200)
})
