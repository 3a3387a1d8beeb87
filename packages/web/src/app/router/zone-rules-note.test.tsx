import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showUiSettings } from '../../state/ui-settings-store.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { disagreement, ZoneRulesNote } from './zone-rules-note.tsx'

const config = vi.hoisted(() => ({ apiBase: '/api/v1', mock: true }))
vi.mock('../config.ts', () => ({ appConfig: () => config }))

const HOUR = 60
const days = { fromMs: Date.UTC(2026, 0, 1, 12), days: 730 }
const DAY_MS = 86_400_000

/** Minutes ahead of UTC since each day, as a platform has them: `[from, minutes]`, in order. */
type Rules = readonly (readonly [from: string, minutes: number])[]

const aheadBy = (rules: Rules) => (atMs: number) =>
  rules.findLast(([from]) => Date.parse(`${from}T00:00Z`) <= atMs)?.[1] ?? Number.NaN

const offsetsBy = (rules: Rules) =>
  Array.from({ length: days.days }, (_, day) => aheadBy(rules)(days.fromMs + day * DAY_MS))

// Rules of platforms of 2025 and of 2026.
const zones = [
  {
    zone: 'America/Vancouver',
    from: '2026-11-01',
    older: [
      ['2026-01-01', -8 * HOUR],
      ['2026-03-08', -7 * HOUR],
      ['2026-11-01', -8 * HOUR],
      ['2027-03-14', -7 * HOUR],
      ['2027-11-07', -8 * HOUR],
    ],
    newer: [
      ['2026-01-01', -8 * HOUR],
      ['2026-03-08', -7 * HOUR],
    ],
  },
  {
    zone: 'America/Edmonton',
    from: '2026-11-01',
    older: [
      ['2026-01-01', -7 * HOUR],
      ['2026-03-08', -6 * HOUR],
      ['2026-11-01', -7 * HOUR],
      ['2027-03-14', -6 * HOUR],
      ['2027-11-07', -7 * HOUR],
    ],
    newer: [
      ['2026-01-01', -7 * HOUR],
      ['2026-03-08', -6 * HOUR],
    ],
  },
  {
    zone: 'Africa/Casablanca',
    from: '2026-09-20',
    older: [
      ['2026-01-01', HOUR],
      ['2026-02-15', 0],
      ['2026-03-22', HOUR],
      ['2027-02-07', 0],
      ['2027-03-14', HOUR],
    ],
    newer: [
      ['2026-01-01', HOUR],
      ['2026-02-15', 0],
      ['2026-03-22', HOUR],
      ['2026-09-20', 0],
    ],
  },
] as const satisfies readonly { zone: string; from: string; older: Rules; newer: Rules }[]

describe.each(zones)('$zone', ({ zone, from, older, newer }) => {
  const fromMs = Date.parse(`${from}T12:00Z`)
  const [was, is] = [older, newer].map((rules) => aheadBy(rules)(fromMs))

  it('is said to be old in the browser, where the server knows the change', () => {
    const found = disagreement(zone, days, offsetsBy(newer), aheadBy(older))
    expect(found).toEqual({ zone, fromMs, here: was, there: is, old: 'browserOld' })
  })

  it('is said to be old on the server, where the browser knows the change', () => {
    const found = disagreement(zone, days, offsetsBy(older), aheadBy(newer))
    expect(found).toEqual({ zone, fromMs, here: is, there: was, old: 'serverOld' })
  })

  it.each([
    ['old', older],
    ['new', newer],
  ])('is not mentioned where both are %s', (_, rules) => {
    expect(disagreement(zone, days, offsetsBy(rules), aheadBy(rules))).toBeUndefined()
  })
})

it('says of another zone that one of both is old', () => {
  const [before, after] = [
    [['2026-01-01', 0]],
    [
      ['2026-01-01', 0],
      ['2027-05-01', HOUR],
    ],
  ] as const
  expect(disagreement('Europe/Nowhere', days, offsetsBy(after), aheadBy(before))).toEqual({
    zone: 'Europe/Nowhere',
    fromMs: Date.parse('2027-05-01T12:00Z'),
    here: 0,
    there: HOUR,
    old: 'oneOld',
  })
})

describe('the note', () => {
  const [{ older, newer }] = zones
  let asked: unknown[] = []
  let server: readonly number[] | undefined

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 5, 1), toFake: ['Date'] })
    localStorage.clear()
    config.mock = true
    asked = []
    server = offsetsBy(older)
    vi.stubGlobal('fetch', async (url: URL, { body }: { body: string }) => {
      asked.push([url.pathname, JSON.parse(body)])
      return server ? Response.json({ minutesAhead: server }) : new Response('', { status: 404 })
    })
    showUiSettings({ timezone: 'America/Vancouver' })
    showSession({ user: testUser({ id: 7 }) })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    showUiSettings({})
    showSession({})
  })

  async function shown() {
    cleanup()
    render(<ZoneRulesNote />)
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    return screen.queryByText(/old rules/)?.textContent
  }

  it('says which program is old, what differs and from when, and stays away once it was dismissed', async () => {
    expect(await shown()).toBe(
      'The server has old rules for America/Vancouver. From 11/01/2026 it counts times there in GMT-8, but clocks there are at GMT-7, as this page shows. Tell the operator of the server.',
    )
    expect(asked).toEqual([['/__mock/time-zone', { timeZone: 'America/Vancouver', ...days }]])
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/old rules/)).toBeNull()
    expect(await shown()).toBeUndefined()
  })

  it('is for each person', async () => {
    await shown()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await act(async () => showSession({ user: testUser({ id: 8 }) }))
    expect(await shown()).toContain('America/Vancouver')
  })

  it.each([
    ['both know the same rules', offsetsBy(newer)],
    ['the server does not tell its rules', undefined],
  ])('is not shown where %s', async (_, told) => {
    server = told
    expect(await shown()).toBeUndefined()
  })

  it('waits until somebody is signed in', async () => {
    showSession({})
    expect(await shown()).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('asks no other server than the mock server', async () => {
    config.mock = false
    expect(await shown()).toBeUndefined()
    expect(asked).toEqual([])
  })
})
