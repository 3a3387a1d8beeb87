import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { ownAndDollars } from '../../data/own-and-dollars.ts'
import { loadRates } from '../../data/rates.ts'
import { cellText } from '../../kit/rows/row-text.ts'
import { formatDate } from '../../state/dates.ts'
import { card, payment, product } from '../../testing/paid-rows.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { Balance } from './balance.tsx'
import { AutoTopUpState, Owed, PastDue } from './billing-settings-page.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { paymentTransactions } from './payment-transactions.resource.ts'
import { addedText, paidText } from './top-up.ts'
import { movedCell } from './transaction-cells.tsx'

const rates = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 151.4, symbol: '¥' },
  { code: 'KWD', rate: 0.307, symbol: 'KWD' },
]

/** A payment of $19.82 by which the wallet came to $168.02, what it is to the customer, and what was meant to be paid. */
const cases = [
  { currency: 'USD', balance: '$168.02', moved: '$19.82', meant: '$19.82', both: '$19.82', missing: '$22.98' },
  { currency: 'EUR', balance: '€154.58', moved: '€18.24', meant: '€18.23', both: '€18.23 ($19.82)', missing: '€21.15' },
  { currency: 'JPY', balance: '¥25,438', moved: '¥3,001', meant: '¥3,000', both: '¥3,001 ($19.82)', missing: '¥3,480' },
  { currency: 'KWD', balance: '51.582', moved: '6.085', meant: '6.084', both: '6.085 ($19.82)', missing: '7.055' },
] as const

const at = '2026-05-01T10:00:00.000Z'
const paid = { ...payment, amount: 19.82, balanceAfter: 168.02 }

describe.each(cases)('in $currency', ({ currency, balance, moved, meant, both, missing }) => {
  const customer = {
    ...{ id: 2, companyName: 'Harbor', currency, balance: 168.02, state: 'active' as const, createdAt: at },
    autoTopUp: { isOn: true, belowUsd: 25, amountUsd: 19.82, paymentId: 'card_1' },
  }
  const text = () => document.body.textContent?.replaceAll('KWD\u00a0', '')
  const plain = (words: string) => words.replaceAll('KWD\u00a0', '')
  beforeEach(async () => {
    localStorage.clear()
    initClient({
      wholeContract: true,
      baseUrl: 'http://core.example/api/v1',
      fetch: async (request) => Response.json(request.url.includes('CurrencyRates') ? rates : []),
    })
    await loadRates()
    showSession({ status: 'signed-in', user: testUser({ id: 5, Customer: customer }) })
  })
  it('what was paid is reported as the balance moved, in the toast and among the payments', () => {
    render(
      <>
        <Balance customer={customer} />
        <PaymentHistory payments={[paid]} currency={currency} />
      </>,
    )
    expect(text()).toContain(balance)
    expect(plain(screen.getByText(new RegExp(`${moved.replace(/[$.]/g, '\\$&')}$`)).textContent ?? '')).toBe(moved)
    expect(plain(addedText({ transaction: paid }, 19.82))).toContain(moved)
  })

  it('a list shows, prints and copies of a movement what the wallet moved by', () => {
    const { field } = paymentTransactions.columns.find(({ cell }) => cell === movedCell) ?? expect.fail('It has none.')
    expect(plain(cellText({ field, cell: movedCell }, paid))).toBe(moved)
    render(movedCell.render?.({ value: paid.amount, row: paid, tabIndex: 0 }))
    expect(text()).toBe(moved)
  })

  it('what a card paid in the own currency is beside what the wallet got for it, where that differs', () => {
    const words = plain(paidText({ transaction: paid }, meant))
    expect(words).toContain(meant)
    expect(words.includes('in US dollars')).toBe(meant !== moved)
    // A server that does not say how the wallet moved has moved it all the same.
    expect(paidText({}, meant)).toBe(`${meant} was added to the wallet.`)
  })

  it('an automatic top-up says what is charged in dollars, too', () => {
    render(<AutoTopUpState customer={customer} cards={[card]} />)
    expect(text()).toContain(both)
  })

  it('what is past due says how much is missing', () => {
    const due = { at, amount: 191, every: 'month', kind: 'plan', description: 'Plan' } as const
    const detail = { state: 'active', currency, addOns: [], monthlyTotal: 0, dailySpend: 0, upcoming: [due] } as const
    const subscription = { id: 1, customerId: 2, productId: 1, quantity: 1, status: 'past_due' as const, startedAt: at }
    render(
      <PastDue
        customer={customer}
        detail={{ ...detail, addOns: [], upcoming: [due] }}
        subscriptions={[{ ...subscription, Product: product }]}
        onPay={() => undefined}
      />,
    )
    expect(text()).toContain(missing)
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDefined()
    render(<Owed detail={{ ...detail, addOns: [], upcoming: [due] }} subscriptions={[]} />)
    expect(screen.getByText(/^Owed: /).textContent).toBe(`Owed: ${ownAndDollars(191)}, due since ${formatDate(at)}`)
  })

  it('numbers alone that are past due say so, too, and offer to pay', () => {
    const due = { at, amount: 191, every: 'month', kind: 'number', description: '3 numbers' } as const
    const detail = { state: 'active', currency, monthlyTotal: 0, dailySpend: 0, overdueSince: at } as const
    render(
      <PastDue
        customer={customer}
        detail={{ ...detail, addOns: [], upcoming: [due] }}
        subscriptions={[]}
        onPay={() => undefined}
      />,
    )
    expect(text()).toContain(`Numbers could not be renewed: ${missing}`)
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDefined()
  })
})
