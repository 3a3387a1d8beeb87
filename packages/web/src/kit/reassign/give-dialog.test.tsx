import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { commitAll, forgetPending, pending } from '../../state/pending-changes.ts'
import { toasts } from '../../state/toasts.ts'
import { GiveDialog } from './give-dialog.tsx'

afterEach(() => {
  forgetPending()
})

it('rows go to the customer that was chosen, by one call, once nobody takes it back', async () => {
  const sent: { path: string; info: unknown }[] = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (request.method === 'GET') return Response.json([{ id: 4, companyName: 'Bluebird Plumbing' }])
      const info = new URLSearchParams(await request.text()).get('updateInfo')
      sent.push({ path: new URL(request.url).pathname.replace('/api/v1', ''), info: JSON.parse(info ?? '{}') })
      return Response.json({ count: 2 })
    },
  })
  const close = vi.fn()
  render(
    <GiveDialog
      model="CallLog"
      nouns={{ one: 'call', other: 'calls' }}
      targets={[
        { id: 5, name: 'Ada' },
        { id: 6, name: 'Ben' },
      ]}
      text="They lose their sources."
      lost={{ trackingSourceName: undefined }}
      onClose={close}
    />,
  )
  expect(screen.getByRole('dialog', { name: 'Give 2 calls to another customer' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Give away' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose one first.')
  expect(close).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Customer'), { target: { value: 'blue' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Bluebird Plumbing' }))
  fireEvent.click(screen.getByRole('button', { name: 'Give away' }))
  expect(close).toHaveBeenCalledOnce()
  expect(pending.list).toMatchObject([{ model: 'CallLog', text: '2 calls go to Bluebird Plumbing.' }])
  expect(pending.list[0]?.rows.get(6)).toEqual({
    customerId: 4,
    Customer: { id: 4, companyName: 'Bluebird Plumbing' },
    trackingSourceName: undefined,
  })
  expect(sent).toEqual([])
  await commitAll()
  expect(sent).toEqual([{ path: '/CallLogs/updateCustomer', info: { ids: [5, 6], customerId: 4 } }])
  expect(toasts.list.at(-1)?.text).toBe('2 calls are with Bluebird Plumbing now.')
})
