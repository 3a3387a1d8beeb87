import type { components } from '@lineboard/contract'
import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { routingPanels } from '../../../kit/entities/saved-routing.ts'
import { sessionStore } from '../../../state/session-store.ts'
import { type ServedRows, serveRows } from '../../../testing/serve-rows.ts'
import { PutOnNumber } from './put-on-number.tsx'

const times = { createdAt: '2026-05-02T10:00:00.000Z', updatedAt: '2026-05-02T10:00:00.000Z' }
const menu: components['schemas']['Ivr'] = {
  ...{ id: 1, customerId: 1, name: 'Office', status: 'draft', timeoutSeconds: 5, maxAttempts: 3, version: 1 },
  ...{ valid: true, errors: [], greeting: { kind: 'text', text: 'Welcome.' }, ...times },
  Actions: [
    { id: 1, ivrId: 1, key: '1', kind: 'dial_number', target: '+12125550199', position: 1 },
    { id: 2, ivrId: 1, key: 'timeout', kind: 'hang_up', position: 2 },
  ],
}
const [draftOfMenu, live] = [menu, { ...menu, status: 'published' } as const]
const number = { id: 7, customerId: 1, tracking_number: '+12125550107', receiving_numberId: 3, status: 'active' }

let rows: ServedRows
let put: Mock<() => Promise<void>>

afterEach(() => {
  sessionStore.access = undefined
})

beforeEach(async () => {
  rows = {
    Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
    OpNumbers: [{ totalCalls: 0, numberType: 'local', ...number }],
    Ivrs: [],
    ReceivingNumbers: [{ id: 3, customerId: 1, number: '+16175550145', description: '' }],
    SipGateways: [
      {
        id: 1,
        customerId: 1,
        name: 'Out',
        type: 'both',
        enabled: true,
        position: 1,
        defaultOutbound: true,
        health: 'ok',
      },
    ],
    Templates: [],
  }
  put = vi.fn(async () => undefined)
  const panels = await routingPanels.load()
  vi.spyOn(routingPanels, 'load').mockResolvedValue({ ...panels, putMenuOn: put })
})

async function choose(row: components['schemas']['Ivr'], form?: 'open' | 'changed') {
  rows.Ivrs = [row]
  serveRows(rows)
  sessionStore.access = accessOf({ id: 1, customerId: 1 }, [])
  const onClose = vi.fn()
  render(<PutOnNumber row={row} {...(form && { form })} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'Which number gets the menu “Office”?' })
  fireEvent.mouseDown(within(dialog).getByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: /555-0107/ }))
  const said = await within(dialog).findByText('Where calls to (212) 555-0107 go')
  const lines = within(said.parentElement ?? dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  const offered = within(dialog)
    .getAllByRole('button', { name: /menu|number/ })
    .map(({ textContent }) => textContent)
  return { dialog, lines, offered, onClose }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a published menu is put on a number after it is said where its calls go then', async () => {
  const { dialog, lines, offered } = await choose(live)
  expect(dialog.textContent).toContain('Its calls come to this menu from then on')
  expect(lines).toEqual(['Now: (617) 555-0145', 'With the menu: Voice menu Office'])
  expect(offered).toEqual(['Put the menu on it'])
  press('Put the menu on it')
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(live, 7))
})

it('a draft says that nobody hears it, and is published with the number', async () => {
  const { dialog, lines, offered, onClose } = await choose(draftOfMenu)
  expect(dialog.textContent).not.toContain('come to this menu from then on')
  expect(lines).toEqual([
    'Now: (617) 555-0145',
    'Published and put on it: Voice menu Office',
    'Only put on it, until the menu is published: Nowhere: the voice menu is a draft',
  ])
  expect(offered).toEqual(['Put it on the number only', 'Publish and put it on the number'])
  press('Publish and put it on the number')
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(draftOfMenu, 7))
  expect(rows.Ivrs).toMatchObject([{ status: 'published' }])
  expect(rows.Templates).toMatchObject([{ definition: { kind: 'version' } }])
  expect(onClose).toHaveBeenCalledOnce()
})

it('a draft that is only put on the number stays one', async () => {
  await choose(draftOfMenu)
  press('Put it on the number only')
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(draftOfMenu, 7))
  expect(rows.Ivrs).toMatchObject([{ status: 'draft' }])
})

it('a draft with faults can only be put on the number', async () => {
  const { dialog, offered } = await choose({ ...draftOfMenu, Actions: [] })
  expect(offered).toEqual(['Put it on the number only'])
  expect(within(dialog).getByRole('note').textContent).toContain('keep this menu from being published')
})

it('a draft with changes in its form is not published without them', async () => {
  const { dialog, offered } = await choose(draftOfMenu, 'changed')
  expect(offered).toEqual(['Put it on the number only'])
  expect(dialog.textContent).toContain('The form has changes that are not saved.')
})

it('what keeps the menu from being published is said in the dialog, and the number is left as it is', async () => {
  const { dialog } = await choose(draftOfMenu)
  const [saved] = rows.Ivrs ?? []
  rows.Ivrs = [{ ...saved, name: 'Changed' }]
  press('Publish and put it on the number')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Somebody has changed this menu since then')
  expect(put).not.toHaveBeenCalled()
})
