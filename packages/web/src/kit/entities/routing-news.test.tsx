import type { components } from '@lineboard/contract'
import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pending } from '../../state/pending-changes.ts'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { initDeclarations } from '../declarations.ts'
import { GoesThenNote } from './goes-then-note.tsx'
import { actionFor, menuThen, putMenuOn } from './menu-on-number.ts'
import { goesThen, savedNumber, savedNumbers, savedPlace } from './routing-news.ts'

const menu = {
  ...{ id: 1, customerId: 1, name: 'Office', status: 'published', timeoutSeconds: 5, maxAttempts: 2 },
  greeting: { kind: 'text', text: 'Welcome' },
  Actions: [{ id: 1, ivrId: 1, key: '1', kind: 'dial_number', target: '+12125550199', label: '', position: 1 }],
}
const gateway = { id: 1, customerId: 1, name: 'Out', address: 'sip.example.com', type: 'both', digitsStrip: 0 }
const mailbox = { id: 1, customerId: 1, name: 'Voicemail', type: 'voicemail' }
const numbers = [
  { id: 7, tracking_number: '+12125550107', receiving_numberId: 3 },
  { id: 8, tracking_number: '+12125550108', receiving_numberId: 3, routing_actionId: 1 },
  { id: 9, tracking_number: '+12125550109', receiving_numberId: 3, routing_actionId: 1 },
].map((number) => ({ customerId: 1, status: 'active', totalCalls: 0, numberType: 'local', ...number }))

let rows: Record<string, readonly object[]>
let created: unknown[]

beforeEach(() => {
  created = []
  rows = {
    Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
    OpNumbers: numbers,
    RoutingActions: [{ ...mailbox, targets: [{ kind: 'mailbox', target: 'sales@example.com' }] }],
    Ivrs: [menu],
    ReceivingNumbers: [{ id: 3, customerId: 1, number: '+16175550145', description: '' }],
    SipGateways: [{ ...gateway, enabled: true, position: 1, defaultOutbound: true, health: 'ok' }],
  }
  answerCalls(({ url, method }) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? ''
    if (method === 'GET') return rows[name] ?? []
    created.push(name)
    return { id: 12, name: 'Voice menu Office' }
  })
})

it('says where calls to a number go since it was saved, and nothing of a change of something else', async () => {
  rows.OpNumbers = numbers.slice(0, 1)
  const [number] = numbers
  if (!number) throw new Error('There is a number.')
  expect(await savedNumber(number, { ...number, receiving_numberId: 4 })).toEqual({
    text: 'Saved. Calls ring at (617) 555-0145.',
  })
  expect(await savedNumber(number, undefined)).toBeDefined()
  rows.OpNumbers = numbers.slice(1, 2)
  const [, routed] = numbers
  expect(await savedNumber({ ...routed, id: 8 }, { ...routed, receiving_numberId: 4 })).toMatchObject({
    text: 'Saved, but the routing action of the number comes first. A message can be left for sales@example.com.',
    action: { label: 'Take the routing action off' },
  })
  rows.OpNumbers = numbers.slice(0, 1)
  expect(await savedNumber({ ...number, ...{ description: 'Lobby' } }, number)).toBeUndefined()
  // A field that is empty is as good as one that is not there.
  expect(await savedNumber({ ...number, ...{ routing_actionId: null } }, number)).toBeUndefined()
})

it('says of numbers that were changed together where they ring, and of which a routing action decides it', async () => {
  const said = await savedNumbers([7, 8, 9], { receiving_numberId: 3 })
  expect(said?.text).toBe(
    'Calls of 2 of these numbers go by their routing actions, as before. Where calls of these numbers go now: Voicemail sales@example.com (2); (617) 555-0145 (1).',
  )
  expect(said?.action?.label).toBe('Take the routing actions off')
  const both = await savedNumbers([7, 8, 9], { receiving_numberId: 3, routing_actionId: 1 })
  expect(both).not.toHaveProperty('action')
  expect(await savedNumbers([7, 8, 9], { description: 'Lobby' })).toBeUndefined()
})

it('says before numbers are changed where their calls go then, by what is chosen and not yet saved', async () => {
  rows.ReceivingNumbers = [{ id: 4, customerId: 1, number: '+16175550146', description: '' }]
  const still = '2 of 3 still go by their routing action, which comes first: Voicemail sales@example.com (2).'
  expect(await goesThen([7, 8, 9], { receiving_numberId: null })).toEqual({ still, overruled: 2 })
  expect(await goesThen([7, 8, 9], { receiving_numberId: 4 })).toEqual({
    ...{ still, overruled: 2 },
    others: 'Calls of 1 of 3 go here then: (617) 555-0146 (1).',
  })
  expect(await goesThen([7, 8, 9], { receiving_numberId: 4, routing_actionId: null })).toEqual({
    overruled: 0,
    others: 'Calls of 3 of 3 go here then: (617) 555-0146 (3).',
  })
  expect(await goesThen([7, 8, 9], { routing_actionId: 1 })).toEqual({
    overruled: 0,
    others: 'Calls of 3 of 3 go here then: Voicemail sales@example.com (3).',
  })
  rows.Customers = [{ id: 1 }]
  expect(await goesThen([7], { routing_actionId: 1 })).toBeUndefined()
})

it('offers to take the routing actions off that come first, before numbers are changed together', async () => {
  const takeOff = vi.fn()
  render(<GoesThenNote ids={[7, 8, 9]} chosen={{ receiving_numberId: 3 }} onTakeOff={takeOff} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Take the routing actions off' }))
  expect(takeOff).toHaveBeenCalledOnce()
})

it('says whose calls come to a row, and leads on where no number does', async () => {
  expect(await savedPlace({ model: 'RoutingAction', id: 1 })).toEqual({
    text: 'Saved. Calls to 2 tracking numbers come here: (212) 555-0108, (212) 555-0109.',
  })
  expect(await savedPlace({ model: 'Ivr', id: 1 })).toMatchObject({
    text: 'Published. Nobody hears it yet: no tracking number leads here.',
    action: { label: 'Choose a tracking number' },
  })
  const news = await savedPlace({ model: 'Ivr', id: 1 })
  news?.action?.run()
  expect(location.search).toBe('?put=number')
})

it('says of a gateway that is taken out of use that no call goes through it, and asks for no number', async () => {
  rows.OpNumbers = []
  const id = Number(Reflect.get(gateway, 'id'))
  expect(await savedPlace({ model: 'SipGateway', id })).toMatchObject({ action: { label: 'Choose a tracking number' } })
  rows.SipGateways = [{ ...gateway, enabled: false, position: 1, defaultOutbound: false, health: 'ok' }]
  expect(await savedPlace({ model: 'SipGateway', id })).toEqual({
    text: 'Saved. It is not in use: no call goes through it.',
  })
})

it('says nothing where the server does not say where calls go', async () => {
  rows.Customers = [{ id: 1 }]
  expect(await savedPlace({ model: 'Ivr', id: 1 })).toBeUndefined()
  expect(await savedNumbers([7], { receiving_numberId: 3 })).toBeUndefined()
})

it('a menu is put on a number by the routing action that leads to it alone, which is made once', async () => {
  const to = (...targets: string[]) => targets.map((target) => ({ kind: 'voice_menu', target }))
  rows.RoutingActions = [{ ...mailbox, id: 2, type: 'voice_menu', targets: to('2') }]
  expect(await actionFor(menu)).toEqual({ id: 12, name: 'Voice menu Office' })
  expect(created).toEqual(['RoutingActions'])
  rows.RoutingActions = [
    ...rows.RoutingActions,
    { ...mailbox, id: 5, name: 'Ours', type: 'voice_menu', targets: to('1') },
  ]
  expect(await actionFor(menu)).toMatchObject({ id: 5, name: 'Ours' })
  expect(created).toHaveLength(1)
})

it('says where calls to a number go before and after a menu is put on it, published or not', async () => {
  rows.OpNumbers = numbers.slice(0, 1)
  rows.Ivrs = [{ ...menu, status: 'draft' }]
  const draft = 'Nowhere: the voice menu is a draft'
  const published = 'Voice menu Office'
  expect(await menuThen(menu, 7)).toEqual({ now: '(617) 555-0145', put: draft, published })
  rows.Ivrs = [menu]
  expect(await menuThen(menu, 7)).toEqual({ now: '(617) 555-0145', put: published, published })
  expect(created).toEqual([])
  rows.Customers = [{ id: 1, state: 'calls_stopped', balance: 20, accounting_type: 'prepaid' }]
  expect((await menuThen(menu, 7))?.published).toBe('Rejected: calls of the account are stopped')
  rows.Customers = [{ id: 1 }]
  expect(await menuThen(menu, 7)).toBeUndefined()
})

it('says of a receiving number and a gateway whose calls come to them, where the change touches that', async () => {
  const { form: receiving } = await import('../../features/receiving-numbers/receiving-number-form.tsx')
  const { form: gateways } = await import('../../features/sip-gateways/sip-gateway-form.tsx')
  const row = { id: 3, customerId: 1, number: '+16175550145', totalCalls: 0, tracking_number: '', createdAt: '' }
  const said = await receiving.savedText?.(row, { ...row, number: '+16175550146' })
  expect(said?.text).toBe('Saved. Calls to (212) 555-0107 come here.')
  expect(await receiving.savedText?.({ ...row, description: 'Lobby' }, row)).toBeUndefined()
  const after: components['schemas']['SipGateway'] = {
    ...{ id: 1, customerId: 1, name: 'Out', address: 'sip.example.com', port: 5060, digitsStrip: 0, position: 1 },
    ...{ enabled: true, defaultOutbound: true, createdAt: '' },
    type: 'both',
    transport: 'udp',
    health: 'reachable',
  }
  const before = { ...after, enabled: false }
  expect((await gateways.savedText?.(after, before))?.text).toMatch(/^Saved\. Calls to .+ come here\.$/)
  expect(await gateways.savedText?.({ ...after, type: 'inbound' }, before)).toBeUndefined()
})

it('a menu that is put on a number is saved at once', async () => {
  const { trackingNumbers } = await import('../../features/tracking-numbers/tracking-numbers.resource.ts')
  initDeclarations(async () => trackingNumbers)
  const [first] = numbers
  Object.assign(rows, { OpNumbers: [first], tracking_numbers: [first], 7: first })
  sessionStore.access = accessOf({ id: 1, customerId: 1 }, [])
  await putMenuOn(menu, 7)
  expect(created).toEqual(['RoutingActions', 'OpNumbers'])
  expect(pending.list).toEqual([])
})
