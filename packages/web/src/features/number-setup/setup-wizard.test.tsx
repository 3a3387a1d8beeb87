import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refresh } from '../../data/use-call.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { SetupWizard } from './setup-wizard.tsx'
import { blankValues } from './use-setup.ts'

const number = {
  ...{ id: 7, customerId: 2, tracking_number: '+12125550110', numberType: 'local', country: 'us', status: 'active' },
  ...{ routing_action: 'Forward', monthlyPrice: 2, totalCalls: 0, createdAt: '2026-01-01T00:00:00Z' },
  ...{ tracking_sourceId: 1, receiving_numberId: 2 },
}

it('ticks the test call and the summary once a call has come in to the number', async () => {
  const call = { id: 4, callerNumber: '+12125550177', trackingNumber: number.tracking_number, status: 'answered' }
  let calls: object[] = []
  answerCalls(({ url }) => (url.includes('/OpNumbers') ? [number] : url.includes('/CallLogs') ? calls : []))
  history.replaceState(null, '', '/service/numberman/setup?step=test')
  const values = { ...blankValues, customerId: 2, numberId: 7, tracking_sourceId: 1, receiving_numberId: 2 }
  render(
    <MayOpenProvider value={() => true}>
      <SetupWizard draft={{ userId: 3, step: 'test', values, broughtId: 7 }} onAnew={() => undefined} />
    </MayOpenProvider>,
  )
  const done = () => screen.getAllByRole('button', { name: /done$/ }).map((button) => button.textContent)
  expect(await screen.findByText('No call has come in yet.')).toBeTruthy()
  expect(done().filter((name) => /Test call|Summary/.test(name ?? ''))).toEqual([])
  calls = [{ ...call, startedAt: new Date().toISOString(), direction: 'inbound', customerId: 2 }]
  await act(() => refresh('CallLog'))
  await waitFor(() => expect(done().filter((name) => /Test call|Summary/.test(name ?? ''))).toHaveLength(2))
})

it('saves on the summary, and stays there with the way to finish', async () => {
  let row = number
  answerCalls(({ url, method }) => {
    if (!url.includes('/OpNumbers')) return []
    if (method !== 'GET') row = { ...row, receiving_numberId: 3 }
    return method === 'GET' ? [row] : row
  })
  history.replaceState(null, '', '/service/numberman/setup?step=summary')
  const values = { ...blankValues, customerId: 2, numberId: 7, tracking_sourceId: 1, receiving_numberId: 3 }
  render(
    <MayOpenProvider value={() => true}>
      <SetupWizard draft={{ userId: 3, step: 'summary', values, broughtId: 7 }} onAnew={() => undefined} />
    </MayOpenProvider>,
  )
  const finish = await screen.findByRole('button', { name: 'Finish' })
  expect(finish).toHaveProperty('disabled', true)
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(finish).toHaveProperty('disabled', false))
  expect(location.search).toBe('?step=summary')
})
