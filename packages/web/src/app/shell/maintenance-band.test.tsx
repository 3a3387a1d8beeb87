import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setDateSettings } from '../../state/dates.ts'
import { MaintenanceBand } from './maintenance-band.tsx'

// The same however often they are asked for.
const beganMs = Date.now()
const hours = (count: number) => new Date(beganMs + count * 3_600_000).toISOString()
const window = (id: number, title: string, from: number, until: number, impact: string, status = 'planned') => ({
  ...{ id, title, impact, status, startsAt: hours(from), endsAt: hours(until), createdAt: hours(-99) },
})

let asked: URL[] = []

beforeEach(() => {
  localStorage.clear()
  asked = []
  setDateSettings({ timeZone: 'America/New_York', dateFormat: 'mm/dd/yyyy' })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      asked.push(new URL(url))
      return Response.json([
        window(1, 'Fibre repair', -1, 2, 'outage'),
        window(2, 'Switch upgrade', 24, 27, 'degraded'),
        window(3, 'Certificates', 100, 101, 'none'),
      ])
    },
  })
})
it('tells of what lasts and what is near, in the zone of the person, and not of what is far off', async () => {
  render(<MaintenanceBand />)
  expect(
    await screen.findByText(
      /^Work in progress until .+ E[DS]T: Fibre repair\. Calls do not come through/,
      {},
      { timeout: 5000 },
    ),
  ).toBeTruthy()
  expect(screen.getByText(/^Planned work: Switch upgrade, .+ to .+ E[DS]T\. Calls may be disturbed\.$/)).toBeTruthy()
  expect(screen.queryByText(/Certificates/)).toBeNull()
  const filter = JSON.parse(asked[0]?.searchParams.get('filter') ?? '{}')
  expect(filter.where.status).toEqual({ inq: ['planned', 'running'] })
})

it('stays away once it is dismissed, also on the next page', async () => {
  const { unmount } = render(<MaintenanceBand />)
  fireEvent.click(
    await screen.findByRole('button', { name: 'Dismiss the notice of Switch upgrade' }, { timeout: 5000 }),
  )
  expect(screen.queryByText(/Switch upgrade/)).toBeNull()
  unmount()
  render(<MaintenanceBand />)
  expect(await screen.findByText(/Fibre repair/, {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.queryByText(/Switch upgrade/)).toBeNull()
})
