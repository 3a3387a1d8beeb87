import { afterEach, beforeEach, expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { askedDashboardAt } from './dashboard-address.ts'
import { figuresOf, figureTiles } from './figures.tsx'

const figures = {
  ...{ calls: 40, answered: 30, missed: 6, voicemail: 2, busy: 1, failed: 1 },
  ...{ firstTimeCallers: 9, uniqueCallers: 31, talkSeconds: 5400 },
  ...{ averageTalkSeconds: 180, averageRingSeconds: 8, charge: 12.5 },
}
const none = { ...figures, calls: 0, answered: 0 }

beforeEach(() => setDateSettings({ timeZone: 'UTC' }))
afterEach(() => setDateSettings({ timeZone: 'UTC' }))

const asked = askedDashboardAt('period=2026-03-01..2026-03-02&source=7', new Date('2026-11-18T12:00:00Z'))

it('says how the period goes beside the one before, each figure a link to its calls', () => {
  const wallet = {
    balance: '$148.20',
    href: '/service/billing/settings',
    lasts: 'Lasts 12 days with calls and renewals as now, until 11/30/2026',
  }
  const tiles = figureTiles(figures, none, asked, { wallet, toCallBack: { count: 4 } })
  expect(tiles.map(({ label, value, note }) => [label, value, note])).toEqual([
    ['Calls', '40', '0 in the previous period'],
    ['Answered rate', '75%', '30 of 40'],
    ['Missed', '6', '6 in the previous period'],
    ['To call back', '4', 'Open now, of any day'],
    ['First-time callers', '9', '9 in the previous period'],
    ['Average call', '3:00', 'Answered calls: 30'],
    ['Balance', '$148.20', 'Lasts 12 days with calls and renewals as now, until 11/30/2026'],
  ])
  const toCallBack = new URLSearchParams(tiles[3]?.href?.split('?')[1])
  const missed = new URLSearchParams(tiles[2]?.href?.split('?')[1])
  expect(missed.get('filter')).toBe('trackingSourceId:"7", status:="missed", direction:!="outbound"')
  expect(Object.fromEntries(toCallBack)).toEqual({ filter: 'trackingSourceId:"7", handling:="open"' })
})

it('has neither rate nor average where no call was answered, nothing of the period before until it is known, and no balance for the owner', () => {
  const tiles = figureTiles(none, undefined, asked)
  expect(tiles.map(({ label }) => label)).not.toContain('Balance')
  expect(tiles.slice(0, 2).map(({ value, note }) => [value, note])).toEqual([
    ['0', undefined],
    ['–', '0 of 0'],
  ])
  expect(tiles.at(-1)).toMatchObject({ label: 'Average call', value: '–' })
})

it('the figures of a source without calls are none, and unknown until the report is here', () => {
  expect(figuresOf(undefined, 7)).toBeUndefined()
})
