import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { askedDashboardAt } from './dashboard-address.ts'
import { LatestCalls } from './dashboard-page.tsx'

const call = {
  ...{ id: 7, callerNumber: '+12125550101', trackingNumber: '+16465550118', trackingSourceName: 'Radio' },
  ...{ status: 'missed', talkSeconds: 0, startedAt: new Date().toISOString() },
}

it('a call that rings yet is not shown as missed', async () => {
  const endedAt = call.startedAt
  answerCalls(() => [call, { ...call, id: 8, endedAt }])
  render(
    <MayOpenProvider value={() => true}>
      <LatestCalls asked={askedDashboardAt('period=2026-03-01..2026-03-30')} isTall={false} />
    </MayOpenProvider>,
  )
  expect(await screen.findAllByText('Ringing')).toHaveLength(1)
  expect(screen.getAllByText('Missed')).toHaveLength(1)
})

it('each of the latest calls opens over the list of what the dashboard is about', async () => {
  answerCalls(() => [call])
  render(
    <MayOpenProvider value={() => true}>
      <LatestCalls asked={askedDashboardAt('period=2026-03-01..2026-03-31&customer=2&source=4')} isTall={false} />
    </MayOpenProvider>,
  )
  const link = await screen.findByRole('link', { name: '(212) 555-0101' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.example')
  expect(pathname).toBe('/service/call-log/view/7')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ period: '2026-03-01..2026-03-31', customer: '2', filter: 'trackingSourceId:"4"' },
  })
})
