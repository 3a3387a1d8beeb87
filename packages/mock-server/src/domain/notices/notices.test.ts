import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Announcement } from '../rules/service.ts'
import { announceMaintenance } from './notices.ts'

const NOW = new Date('2026-05-22T12:00:00Z')

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => {
  it.server.control.reset({ now: NOW })
  for (const model of ['Addressee', 'Mainteinance'] as const) {
    for (const { id } of store().table(model).find()) store().table(model).delete(id)
  }
})
afterAll(() => it.close())

const store = () => it.server.store
const mails = () => it.server.control.outbox.list()
const iso = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString()

const recipient = (more: Partial<Row<'Addressee'>> = {}) =>
  store()
    .table('Addressee')
    .insert({
      ...{ customerId: 2, name: 'Nora', channel: 'email', topic: 'maintenance', active: true, createdAt: iso(0) },
      email: 'nora@example.com',
      ...more,
    })

const window = (from: number, more: Partial<Row<'Mainteinance'>> = {}) =>
  store()
    .table('Mainteinance')
    .insert({
      ...{ title: 'Switch upgrade', impact: 'outage', status: 'planned', createdAt: iso(-99) },
      startsAt: iso(from),
      endsAt: iso(from + 3),
      ...more,
    })

test('work is reported three days before, once, and once more when it is put off', () => {
  recipient()
  const { id } = window(100)
  it.server.control.live.run()
  expect(mails()).toEqual([])
  it.server.control.clock.advance(30 * 3_600_000)
  it.server.control.live.run()
  it.server.control.live.run()
  expect(mails()).toMatchObject([
    {
      to: 'nora@example.com',
      kind: 'maintenance',
      subject: 'Planned work: Switch upgrade',
      text: 'From 2026-05-26 16:00 UTC to 2026-05-26 19:00 UTC. Calls do not come through meanwhile.',
    },
  ])
  store()
    .table('Mainteinance')
    .patch(id, { startsAt: iso(101) })
  it.server.control.live.run()
  expect(mails()).toHaveLength(2)
})

test.each([
  ['who gets other notices', { topic: 'billing' }],
  ['who gets none at present', { active: false }],
  ['who has no number for text messages', { channel: 'sms' }],
] as const)('%s learns nothing', (_, more) => {
  recipient(more)
  window(10)
  it.server.control.live.run()
  expect(mails()).toEqual([])
})

test.each([
  ['over', -5, {}],
  ['done', 10, { status: 'done' }],
  ['cancelled', 10, { status: 'cancelled' }],
] as const)('work that is %s is not told of', (_, from, more) => {
  recipient()
  window(from, more)
  it.server.control.live.run()
  expect(mails()).toEqual([])
})

test('each is reported by the channel that was chosen: a text message, or in the app', () => {
  const announced: Announcement[] = []
  const { outbox, clock } = it.server.control
  recipient({ channel: 'sms', phone: '+12125550199' })
  recipient({ channel: 'app', userId: 2 })
  window(10)
  announceMaintenance({ store: store(), outbox, clock, announcements: new Set([(one) => void announced.push(one)]) })
  expect(mails()).toMatchObject([{ to: '+12125550199', kind: 'maintenance-sms' }])
  const data = { status: 'info', msg: expect.stringContaining('Switch upgrade') }
  expect(announced).toMatchObject([{ channel: 'notifications', event: 'message', customerId: 2, userId: 2, data }])
})

test('a ticket that is opened is reported to those of its customer alone', async () => {
  recipient({ topic: 'tickets' })
  recipient({ topic: 'tickets', customerId: 3, email: 'owen@example.com' })
  await it.admin('POST', '/tickets', { body: { subject: 'No calls', body: 'Since noon' } })
  const own = mails().filter(({ kind }) => kind === 'ticket-opened')
  expect(own).toMatchObject([
    { to: 'nora@example.com', subject: expect.stringContaining('No calls'), text: 'Since noon' },
  ])
})
