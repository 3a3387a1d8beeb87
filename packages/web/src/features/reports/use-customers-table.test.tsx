import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import * as activity from './activity-report-page.tsx'
import * as overview from './overview-report-page.tsx'

const figures = {
  ...{ calls: 6000, answered: 3, missed: 1, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 2, uniqueCallers: 4, talkSeconds: 200 },
  ...{ averageTalkSeconds: 60, averageRingSeconds: 8, charge: 10 },
}
const report = {
  ...{ startDate: '2020-03-01T00:00:00.000Z', endDate: '2020-03-31T23:59:59.999Z' },
  ...{ byTrackingSource: [], byTrackingNumber: [], byReceivingNumber: [], byHour: [], byWeekday: [] },
  ...{ rows: [], totals: figures, previousTotals: figures },
}

function show(Page: () => React.ReactNode, address: string, customerId = 1) {
  answerCalls(({ url }) => (url.includes('/Reports/') ? { ...figures, ...report } : []))
  if (customerId !== 1) showSession({ status: 'signed-in', user: testUser({ id: 4, customerId }) })
  history.replaceState(null, '', address)
  render(
    <MayOpenProvider value={() => true}>
      <Page />
    </MayOpenProvider>,
  )
}

it.each([
  ['overview', overview.Page],
  ['activity', activity.Page],
])('counts by customer in the %s report, which stays open where many calls are to be counted', async (name, Page) => {
  show(Page, `/service/reports/${name}?period=2020-03`)
  const table = within(await screen.findByRole('region', { name: 'By customer' }))
  const count = await table.findByRole('link', { name: 'Count by customer' })
  expect(count.getAttribute('href')).toBe(`/service/reports/${name}?period=2020-03&table=customers`)
  expect(screen.getByRole('option', { name: 'By customer' })).toBeTruthy()
})

it('counts by customer only for staff who see all customers, and where none is chosen', async () => {
  show(overview.Page, '/service/reports/overview?period=2020-03')
  expect(await screen.findByRole('region', { name: 'By customer' })).toBeTruthy()
  for (const [query, customerId] of [
    ['&customer=2', 1],
    ['', 2],
  ] as const) {
    cleanup()
    show(overview.Page, `/service/reports/overview?period=2020-03${query}`, customerId)
    expect(await screen.findByRole('region', { name: 'By hour of the day' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'By customer' })).toBeNull()
  }
})
