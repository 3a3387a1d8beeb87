import type { components } from '@lineboard/contract'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { BillingSubscriptions } from './billing-subscriptions.tsx'
import { ForecastParts } from './forecast-parts.tsx'

type Detail = components['schemas']['SubscriptionDetail']

const every = 'month' as const
const renewal = { at: '2026-12-08T10:00:00.000Z', amount: 79.2, every, kind: 'plan' as const, description: 'Basic' }
const rent = { at: '2026-11-28T10:00:00.000Z', amount: 2.5, every, kind: 'number' as const, description: '1 number' }
const yearly = { ...renewal, at: '2027-03-01T10:00:00.000Z', amount: 120, every: 'year' as const, description: 'Extra' }

// What a server sums up is of subscriptions alone.
const detail: Detail = {
  ...{ customerId: 2, state: 'active', currency: 'USD', addOns: [], monthlyTotal: 89.2, dailySpend: 0 },
  ...{ nextInvoiceAt: renewal.at, nextInvoiceAmount: 79.2 },
}

const usual = { timeZone: 'UTC', dateFormat: 'mm/dd/yyyy' } as const
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T10:00:00.000Z') })
  setDateSettings(usual)
})
afterEach(() => {
  vi.useRealTimers()
  setDateSettings(usual)
})

/** A fact of the profile, by its name. */
function fact(name: string): string | null | undefined {
  return screen.getByText(name).nextElementSibling?.textContent
}

it('the profile names what the wallet names next, and counts numbers into a month', () => {
  const upcoming = [rent, renewal, yearly]
  render(
    <>
      <BillingSubscriptions subscriptions={[]} detail={{ ...detail, upcoming }} />
      <ForecastParts forecast={{ kind: 'unused' }} detail={{ ...detail, upcoming }} currency="USD" />
    </>,
  )
  expect(fact('A month, with numbers')).toBe('$91.70')
  expect(fact('Next payment')).toMatch(/^\$2\.50 on 11\/28/)
  expect(fact('Numbers')).toMatch(/^\$2\.50 a month, next \$2\.50 on 11\/28/)
})

it.each([
  ['UTC', '$81.70'],
  // Twenty minutes to midnight there: the numbers are of the day after.
  ['America/New_York', '$79.20'],
])('what falls due on one day is one payment, by the days that are shown: in %s', (timeZone, amount) => {
  setDateSettings({ timeZone })
  const upcoming = [
    { ...renewal, at: '2026-12-08T04:40:00.000Z' },
    { ...rent, at: '2026-12-08T05:10:00.000Z' },
  ]
  render(<BillingSubscriptions subscriptions={[]} detail={{ ...detail, upcoming }} />)
  expect(fact('Next payment')?.startsWith(`${amount} on `)).toBe(true)
})

it('a charge with a discount says from when it costs how much without it', () => {
  const changes = [
    { from: '2027-02-08T10:00:00.000Z', amount: 99 },
    { from: '2027-04-08T10:00:00.000Z', amount: 89.1 },
  ]
  const upcoming = [{ ...renewal, changes }]
  render(<ForecastParts forecast={{ kind: 'unused' }} detail={{ ...detail, upcoming }} currency="USD" />)
  expect(fact('Basic')).toMatch(
    /^\$79\.20 a month, next on 12\/08.*, then \$99\.00 from 02\/08.*, then \$89\.10 from 04\/08/,
  )
})

it('a server that tells no charges one by one is taken at what it sums up', () => {
  render(<BillingSubscriptions subscriptions={[]} detail={detail} />)
  expect(fact('A month')).toBe('$89.20')
  expect(fact('Next payment')).toMatch(/^\$79\.20 on 12\/08/)
})

it.each([
  ['has passed', { at: '2020-05-01T10:00:00.000Z' }, {}, '05/01/2020'],
  // By its own time, which is ahead of the one here.
  [
    'the server calls past due',
    { at: '2999-05-01T10:00:00.000Z' },
    { overdueSince: '2999-05-01T10:00:00.000Z' },
    '05/01/2999',
  ],
])('what %s is due since then, and not next', (_, when, since, day) => {
  const upcoming = [
    { ...renewal, ...when },
    { ...rent, ...when },
  ]
  const late = { ...detail, ...since, upcoming }
  render(
    <>
      <BillingSubscriptions subscriptions={[]} detail={late} />
      <ForecastParts forecast={{ kind: 'unused' }} detail={late} currency="USD" />
    </>,
  )
  expect(fact('Next payment')).toBe(`$81.70, due since ${day}`)
  expect(fact('Basic')).toBe(`$79.20 a month, due since ${day}`)
  expect(fact('Numbers')).toBe(`$2.50 a month, $2.50 due since ${day}`)
})
