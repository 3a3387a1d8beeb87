import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

type RoutingAction = Row<'RoutingAction'>

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 50 } })
})
beforeEach(() => it.server.control.reset())
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const create = (body: object, as = it.admin) => as<RoutingAction>('POST', '/RoutingActions', { body })
const desk = (customerId: number) => String(store().table('ReceivingNumber').by('customerId', customerId)[0]?.id)
const mailbox = { kind: 'mailbox', target: 'desk@harbordental.example' }
/** A routing action of customer 2 that numbers follow. */
const followed = () =>
  store()
    .table('RoutingAction')
    .by('customerId', 2)
    .find(({ id }) => store().table('OpNumber').by('routing_actionId', id).length > 0) as RoutingAction

describe('routing actions', () => {
  test('are created with their defaults', async () => {
    const targets = [{ kind: 'receiving_number', target: desk(2) }, mailbox]
    const { status, body } = await create({ name: 'Reception', type: 'forward', targets })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customerId: 2, ringSeconds: 25, targets, createdAt: expect.any(String) })
    expect((await create({ name: 'Reception', type: 'forward', targets })).status).toBe(422)
    expect((await create({ name: 'End', type: 'hang_up', targets: [] })).body).not.toHaveProperty('ringSeconds')
  })

  test.each([
    ['forward', []],
    ['hang_up', [mailbox]],
    ['voicemail', [{ kind: 'number', target: '+12125550142' }]],
    ['voice_menu', [mailbox]],
    ['voice_menu', [{ kind: 'voice_menu', target: '2' }]],
    ['forward', [{ kind: 'number', target: '555' }]],
    ['forward', [{ kind: 'mailbox', target: 'nobody' }]],
    ['forward', [{ kind: 'sip_gateway', target: '5' }]],
    ['forward', [{ kind: 'receiving_number', target: '9999' }]],
    ['forward', [{ kind: 'receiving_number', target: '__proto__' }]],
  ])('are refused: %s to %j', async (type, targets) => {
    const { status, body } = await create({ name: 'Wrong', type, targets })
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { details: { messages: { targets: [expect.any(String)] } } } })
  })

  test.each([
    ['voice_menu', [{ kind: 'voice_menu', target: '1' }]],
    ['voicemail', [mailbox]],
    [
      'simultaneous_ring',
      [
        { kind: 'sip_gateway', target: '1' },
        { kind: 'number', target: '+12125550142' },
      ],
    ],
  ])('are taken: %s to %j', async (type, targets) => {
    expect((await create({ name: 'Right', type, targets })).status).toBe(200)
  })

  test("may not lead to what is another customer's", async () => {
    const targets = [{ kind: 'receiving_number', target: desk(3) }]
    expect((await create({ name: 'Theirs', type: 'forward', targets })).status).toBe(422)
    expect((await create({ name: 'Theirs', type: 'forward', targets, customerId: 3 }, it.super)).status).toBe(200)
  })

  test('are shown by name in the numbers that follow them', async () => {
    const action = followed()
    const { id } = action
    const numbers = store().table('OpNumber').by('routing_actionId', id)
    await it.admin('PUT', '/RoutingActions', { body: { ...action, name: 'Renamed' } })
    for (const number of numbers) {
      expect(store().table('OpNumber').get(number.id)?.routing_action).toBe('Renamed')
    }
    expect((await it.admin('DELETE', `/RoutingActions/${id}`)).body).toEqual({ count: 1 })
    for (const number of numbers) {
      const row = store().table('OpNumber').get(number.id)
      expect(row?.routing_action).toBe('Forward')
      expect(row).not.toHaveProperty('routing_actionId')
    }
  })
})
