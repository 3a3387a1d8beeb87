import { nightly } from './support/nightly.ts'
import {
  acceptTerms,
  cards,
  chooseCurrency,
  fillCard,
  madePayments,
  mailedCode,
  newcomer,
  reachCheckout,
  readyToPay,
  signUpPage,
} from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const refused = 'Sorry we cannot send your registration, please check data and try again.'

/** Keeps the page from sending payments: a request that nobody answered would be sent when the page is closed. */
function holdPayments() {
  const send = window.fetch
  window.fetch = (input, init) =>
    String(input).includes('/payments/confirm') ? new Promise<Response>(() => undefined) : send(input, init)
}

test(
  'a bank that asks is answered, by no and by yes, in a currency of three decimals',
  nightly(
    'packages/web/src/features/billing/bank-asks.test.tsx',
    'packages/web/src/features/signup/checkout-step.test.tsx',
  ),
  async ({ page, ownServer }) => {
    const { pay, alert, dialog, summary } = signUpPage(page)
    await reachCheckout(page, ownServer)
    await chooseCurrency(page, 'KWD')
    await expect(summary).toContainText('KWD')
    await fillCard(page, cards.asksBank)
    await acceptTerms(page)
    await pay.click()
    await expect(dialog).toContainText('Approve this payment')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(alert.filter({ hasText: 'We are unable to authenticate your payment method.' }).first()).toBeVisible()
    expect(await madePayments(ownServer)).toEqual([])
    await pay.click()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL('/auth/login')
    expect(await madePayments(ownServer)).toHaveLength(1)
    const paid = [...ownServer.store.table('PaymentIntent').all()].filter(({ email }) => email === newcomer.email)
    expect(paid.filter(({ status }) => status === 'succeeded').map(({ currency }) => currency)).toEqual(['KWD'])
  },
)

test(
  'an answer lost after the card was charged charges nobody twice',
  nightly('packages/web/src/features/signup/crashes.test.ts'),
  async ({ page, ownServer }) => {
    const { pay, alert } = signUpPage(page)
    await readyToPay(page, ownServer)
    // The server takes the money, and the way back breaks.
    let isLost = true
    await page.route('**/__mock/payments/confirm', async (route) => {
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      await route.abort()
    })
    await pay.click()
    await expect(alert.filter({ hasText: 'nobody is charged twice' })).toBeVisible()
    await pay.click()
    await expect(page).toHaveURL('/auth/login')
    expect(await madePayments(ownServer)).toHaveLength(1)
  },
)

for (const isCharged of [true, false]) {
  const title = `a page closed while paying goes on with that payment, ${isCharged ? 'made' : 'not made'}`
  const byCrashes = nightly(
    'packages/web/src/features/signup/crashes.test.ts',
    'packages/web/src/features/signup/sign-up-effects.test.ts',
  )
  test(title, byCrashes, async ({ page, context, ownServer }) => {
    const { pay } = signUpPage(page)
    await readyToPay(page, ownServer)
    // Either the answer, or the payment itself, never arrives.
    let isSent = !isCharged
    await page.route('**/__mock/payments/confirm', async (route) => {
      await route.fetch()
      isSent = true
    })
    if (!isCharged) await page.evaluate(holdPayments)
    await pay.click()
    await expect.poll(() => isSent).toBe(true)
    await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden()
    // Closing the page is asked about while the answer is on its way.
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await asked).accept()
    await expect.poll(() => page.isClosed()).toBe(true)

    const later = await context.newPage()
    const again = signUpPage(later)
    await later.goto('/auth/signup?plan=performance')
    await again.heading('Tell us about yourself').waitFor()
    await expect(again.summary.getByLabel('Plan')).toHaveValue('Basic')
    await again.field('Verification code').fill(await mailedCode(ownServer))
    await again.field('Password').fill(newcomer.password)
    await again.field('Password Confirm').fill(newcomer.password)
    await again.next.click()
    if (isCharged) {
      await expect(later.getByText('Your payment of $44.00 was received.')).toBeVisible()
      await expect(again.field('Name on Card')).toBeHidden()
      await acceptTerms(later)
      await again.next.click()
    } else {
      await expect(again.alert).toContainText('nobody is charged twice')
      await fillCard(later, cards.succeeds)
      await acceptTerms(later)
      await again.pay.click()
    }
    await expect(later).toHaveURL('/auth/login')
    expect(await madePayments(ownServer)).toHaveLength(1)
    expect(ownServer.control.journal.find({ operation: 'PaymentMethod.createIntent' })).toHaveLength(1)
  })
}

test(
  'what was paid survives a browser that is closed before the account is open',
  nightly('packages/web/src/features/signup/crashes.test.ts', 'packages/web/src/features/signup/sign-up-draft.test.ts'),
  async ({ page, context, mock, ownServer }) => {
    const { pay, alert } = signUpPage(page)
    await readyToPay(page, ownServer)
    await mock.fault({ operation: 'DashUser.register', kind: 'cut' })
    await pay.click()
    await expect(alert.filter({ hasText: refused }).first()).toBeVisible()
    const code = ownServer.control.outbox.list().findLast(({ to }) => to === newcomer.email)?.code ?? ''
    await page.close()
    await mock.clearFaults()

    const later = await context.newPage()
    const again = signUpPage(later)
    await later.goto('/auth/signup')
    await again.heading('Tell us about yourself').waitFor()
    await again.field('Verification code').fill(code)
    await again.field('Password').fill(newcomer.password)
    await again.field('Password Confirm').fill(newcomer.password)
    await again.next.click()
    await expect(later.getByText('Your payment of $44.00 was received.')).toBeVisible()
    await expect(again.pay).toBeHidden()
    await expect(again.field('Name on Card')).toBeHidden()
    await acceptTerms(later)
    await again.next.click()
    await expect(later).toHaveURL('/auth/login')
    expect(await madePayments(ownServer)).toHaveLength(1)
  },
)

test(
  'two tabs of one sign-up pay once, and the second continues with what the first paid',
  nightly('packages/web/src/features/signup/crashes.test.ts'),
  async ({ page, context, mock, ownServer }) => {
    await reachCheckout(page, ownServer)
    const second = await context.newPage()
    const other = signUpPage(second)
    await second.goto('/auth/signup')
    await other.heading('Tell us about yourself').waitFor()
    await other.field('Verification code').fill(await mailedCode(ownServer))
    await other.field('Password').fill(newcomer.password)
    await other.field('Password Confirm').fill(newcomer.password)
    await other.next.click()
    for (const tab of [second, page]) {
      await fillCard(tab, cards.succeeds)
      await acceptTerms(tab)
    }
    const asked = ownServer.control.journal.find({ operation: 'PaymentMethod.createIntent' })
    expect(asked).toHaveLength(2)
    // The first pays, and can't open the account.
    await mock.fault({ operation: 'DashUser.register', kind: 'status', status: 500, message: 'Closed' })
    await signUpPage(page).pay.click()
    await expect(second.getByText('Your payment of $44.00 was received.')).toBeVisible()
    await expect(second.getByText(`goes to your wallet when you sign in with ${newcomer.email}`)).toBeVisible()
    await expect(other.pay).toBeHidden()
    await mock.clearFaults()
    await other.next.click()
    await expect(second).toHaveURL('/auth/login')
    expect(await madePayments(ownServer)).toHaveLength(1)
    // The second has only asked what became of it.
    const paid = ownServer.control.journal
      .find({ operation: 'Sandbox.confirmCard' })
      .filter(({ status }) => status === 200)
    expect(paid).toHaveLength(1)
  },
)
