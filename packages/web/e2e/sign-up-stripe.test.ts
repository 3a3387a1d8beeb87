import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { test } from './support/keyed-server.ts'
import { nightly } from './support/nightly.ts'
import { kept } from './support/sign-in.ts'
import { acceptTerms, fillProfile, mailedCode, newcomer, signUpPage, verifyEmail } from './support/sign-up.ts'
import { expect } from './support/test.ts'

const captcha = `window.grecaptcha = { ready: (callback) => callback(), execute: async () => 'token' }`

/** Stands for Stripe's library: one field, and outcomes in the order they are given. Notes what it was asked for. */
const stripe = (outcomes: object[]) => `
  const outcomes = ${JSON.stringify(outcomes)}
  window.asked = []
  window.Stripe = (key) => {
    window.asked.push({ key })
    const element = () => {
      const listeners = {}
      return {
        on: (name, listener) => ((listeners[name] ??= []).push(listener)),
        off: () => undefined,
        update: () => undefined,
        destroy: () => undefined,
        mount(place) {
          place.innerHTML = '<label>Provider card <input></label>'
          place.querySelector('input').oninput = () =>
            (listeners.change ?? []).forEach((each) => each({ complete: true, empty: false, value: { type: 'card' } }))
          setTimeout(() => (listeners.ready ?? []).forEach((each) => each()))
        },
      }
    }
    return {
      elements: (options) => {
        window.asked.push({ clientSecret: options.clientSecret })
        const made = element()
        return { create: () => made, getElement: () => null, update: () => undefined, submit: async () => window.submitted ?? {} }
      },
      confirmPayment: async ({ redirect, confirmParams }) => {
        window.asked.push({ redirect, name: confirmParams.payment_method_data.billing_details.name })
        return window.leaveForBank ? new Promise(() => undefined) : outcomes.shift()
      },
      retrievePaymentIntent: async (secret) => (window.asked.push({ retrieved: secret }), outcomes.shift()),
      createToken: () => undefined, createPaymentMethod: () => undefined, confirmCardPayment: () => undefined,
      registerAppInfo: () => undefined, _registerWrapper: () => undefined,
    }
  }`

async function standIn(page: Page, ...outcomes: object[]): Promise<string[]> {
  const scripts: string[] = []
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captcha }),
  )
  await page.route('https://js.stripe.com/**', (route) => {
    scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: stripe(outcomes) })
  })
  return scripts
}

/** To the provider's fields. */
async function reachCard(page: Page, server: MockServer) {
  await verifyEmail(page, server)
  await fillProfile(page)
  await signUpPage(page).next.click()
  await page.getByLabel('Provider card').waitFor()
}

const succeeded = { paymentIntent: { id: 'pi_live', status: 'succeeded', payment_method: 'pm_live' } }
const declined = { error: { type: 'card_error', message: 'Your card has expired.' } }

test('the card goes to Stripe alone, without a redirect, on the last step alone', async ({ page, server }) => {
  const { field, next, pay, alert } = signUpPage(page)
  const scripts = await standIn(page, declined, succeeded)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(`${request.url()} ${request.postData()}`))
  // What Stripe was paid this server can't know.
  server.control.faults.add({ operation: 'DashUser.register', kind: 'status', status: 200, body: { activated: true } })

  await verifyEmail(page, server)
  await fillProfile(page)
  expect(scripts).toEqual([])
  await next.click()
  await page.getByLabel('Provider card').waitFor()
  await expect(page.getByText('Sandbox: no card is charged')).toBeHidden()
  expect(new URL(scripts[0] ?? '').searchParams.get('advancedFraudSignals')).toBe('false')

  await field('Name on Card').fill('Ada Moss')
  await acceptTerms(page)
  await expect(pay).toBeDisabled()
  await page.getByLabel('Provider card').fill('4000')
  await pay.click()
  await expect(alert.filter({ hasText: 'Your card has expired.' }).first()).toBeVisible()
  await pay.click()
  await expect(page).toHaveURL('/auth/login')

  const asked = await page.evaluate('asked')
  expect(asked).toEqual([
    { key: 'pk_test_1' },
    { clientSecret: expect.stringMatching(/^pi_.+_secret_/) },
    { redirect: 'if_required', name: 'Ada Moss' },
    { redirect: 'if_required', name: 'Ada Moss' },
  ])
  const registration = sent.find((each) => each.includes('/DashUsers/register '))
  const body = JSON.parse(registration?.slice(registration.indexOf('{')) ?? '{}')
  expect(body).toMatchObject({
    email: newcomer.email,
    username: newcomer.email,
    code: await mailedCode(server),
    Customer: { name: newcomer.business, phone: '+12125550142', currency: 'USD' },
    Service: { planId: 1, starting_balance: '5' },
    Payment: { cardName: 'Ada Moss', token: 'pi_live', payment_method: 'pm_live' },
  })
  expect(sent.filter((each) => each.includes('4000'))).toEqual([])
  expect(sent.filter((each) => each.includes('/__mock/'))).toEqual([])
})

test(
  'who comes back from the page of a bank is not charged again',
  nightly('packages/web/src/features/signup/crashes.test.ts', 'packages/web/src/shared/card/stripe-outcome.test.ts'),
  async ({ page, server }) => {
    const { field, next, pay, heading } = signUpPage(page)
    await standIn(page, succeeded)
    server.control.faults.add({
      operation: 'DashUser.register',
      kind: 'status',
      status: 200,
      body: { activated: true },
    })
    await reachCard(page, server)
    await page.getByLabel('Provider card').fill('4000')
    await field('Name on Card').fill('Ada Moss')
    await acceptTerms(page)
    // The bank's page takes the place of this one, and so there is no answer here.
    await page.evaluate('leaveForBank = true')
    await pay.click()
    await expect.poll(() => page.evaluate('asked')).toContainEqual({ redirect: 'if_required', name: 'Ada Moss' })
    const draft = JSON.parse((await kept(page)).signUpDraft ?? '{}')
    const { secret } = draft.unsettled
    await page.goto(
      `/auth/signup?plan=basic&payment_intent=pi_live&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
    )
    await expect(heading('Tell us about yourself')).toBeVisible()
    await expect(page).toHaveURL('/auth/signup?plan=basic')
    await field('Verification code').fill(await mailedCode(server))
    await field('Password').fill(newcomer.password)
    await field('Password Confirm').fill(newcomer.password)
    await next.click()
    await expect(page.getByText('Your payment of $44.00 was received.')).toBeVisible()
    expect(await page.evaluate('asked')).toEqual([{ key: 'pk_test_1' }, { retrieved: secret }])
    expect((await kept(page)).signUpDraft).not.toContain('_secret_')
    expect(server.control.journal.find({ operation: 'PaymentMethod.createIntent' })).toHaveLength(1)
    await expect(field('Name on Card')).toBeHidden()
    await acceptTerms(page)
    await next.click()
    await expect(page).toHaveURL('/auth/login')
  },
)
