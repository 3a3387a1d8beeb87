import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Somebody who has no account yet. */
export const newcomer = {
  email: 'ada@pier.example',
  password: 'Harbor-Pier-18!',
  firstName: 'Ada',
  lastName: 'Moss',
  business: 'Harbor Pier',
} as const

/** Cards of the sandbox, by what they do. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
  breaks: '4000 0000 0000 0119',
} as const

/** The parts of the sign-up, as a person finds them. */
export function signUpPage(page: Page) {
  return {
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    next: page.getByRole('button', { name: 'Next', exact: true }),
    back: page.getByRole('button', { name: 'Back', exact: true }),
    pay: page.getByRole('button', { name: 'Pay', exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    choice: (name: string) => page.getByRole('combobox', { name }),
    step: (name: string) =>
      page.getByRole('navigation', { name: 'Steps of the sign-up' }).getByRole('button', { name }),
    terms: page.getByRole('checkbox', { name: 'I agree to the Terms of Service' }),
    dialog: page.getByRole('dialog'),
    summary: page.getByRole('complementary', { name: 'Your order' }),
    alert: page.getByRole('alert'),
  }
}

/** The newest code that was mailed to the newcomer. */
export async function mailedCode({ control }: MockServer, to: string = newcomer.email): Promise<string> {
  await expect.poll(() => control.outbox.list().some((mail) => mail.to === to && mail.kind === 'email-code')).toBe(true)
  return control.outbox.list().findLast((mail) => mail.to === to && mail.kind === 'email-code')?.code ?? ''
}

/** To the code. */
async function giveEmail(page: Page, search = ''): Promise<void> {
  const { heading, field, next } = signUpPage(page)
  await page.goto(`/auth/signup${search}`)
  await field('Email').fill(newcomer.email)
  await next.click()
  await heading('Check your inbox').waitFor()
}

/** To the profile. */
export async function verifyEmail(page: Page, server: MockServer, search = ''): Promise<void> {
  const { heading, field, next } = signUpPage(page)
  await giveEmail(page, search)
  await field('Verification code').fill(await mailedCode(server))
  await next.click()
  await heading('Tell us about yourself').waitFor()
}

/** Fills the profile in, but for what is optional. */
export async function fillProfile(page: Page): Promise<void> {
  const { field, choice } = signUpPage(page)
  await field('First Name').fill(newcomer.firstName)
  await field('Last Name').fill(newcomer.lastName)
  await field('Password').fill(newcomer.password)
  await field('Password Confirm').fill(newcomer.password)
  await field('Street Address').fill('1 Pier Road')
  await field('City').fill('New York')
  await field('ZIP/Postal Code').fill('10001')
  await choice('State/Province').fill('New Y')
  await page.keyboard.press('Enter')
  await field('Business Name').fill(newcomer.business)
  await page.getByLabel('Business Phone Number').fill('2125550142')
}

/** To the checkout, with its card form there. */
export async function reachCheckout(page: Page, server: MockServer, search = ''): Promise<void> {
  const { field, next } = signUpPage(page)
  await verifyEmail(page, server, search)
  await fillProfile(page)
  await next.click()
  await field('Card number').waitFor()
}

/** Takes another currency at the checkout: plans, amounts and the payment are begun anew in it. */
export async function chooseCurrency(page: Page, code: 'EUR' | 'KWD'): Promise<void> {
  const { choice, field } = signUpPage(page)
  await choice('Currency').fill(code)
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await field('Card number').waitFor()
}

/** Types a card in, and its name. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const { field } = signUpPage(page)
  await field('Name on Card').fill('Ada Moss')
  await field('Card number').fill(number)
  await field('Expiry (MM/YY)').fill('12/40')
  await field('Security code').fill('123')
}

/** Reads the terms and accepts them. */
export async function acceptTerms(page: Page): Promise<void> {
  const { terms, dialog } = signUpPage(page)
  await terms.click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(terms).toBeChecked()
}

/** To the moment before Pay. */
export async function readyToPay(page: Page, server: MockServer, card: string = cards.succeeds): Promise<void> {
  await reachCheckout(page, server)
  await fillCard(page, card)
  await acceptTerms(page)
}

/** Payments that the card provider took and the wallets got, as the server has them. */
export async function madePayments({ apiUrl }: MockServer): Promise<{ customerId: number; amount: number }[]> {
  const signedIn = await fetch(`${apiUrl}/DashUsers/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
  })
  const { id } = await signedIn.json()
  const customers = await rowsOf(`${apiUrl}/Customers`, { where: { companyName: newcomer.business } }, id)
  const customerIds = customers.map((customer) => customer.id)
  const where = { customerId: { inq: customerIds }, productId: 3, transactionType: 'payment' }
  return customerIds.length > 0 ? rowsOf(`${apiUrl}/PaymentTransactions`, { where }, id) : []
}

async function rowsOf(
  url: string,
  filter: object,
  token: string,
): Promise<{ id: number; customerId: number; amount: number }[]> {
  const answer = await fetch(`${url}?filter=${encodeURIComponent(JSON.stringify(filter))}&access_token=${token}`)
  return answer.json()
}

/** Terms that would run code, load, send or lead away, were they shown as they are. */
export const hostileTerms = `<h2>House rules</h2><p onclick="window.hit = 1">Be kind. <a href="https://example.org/">More</a></p>
  <script>window.hit = 1</script><img src=x onerror="window.hit = 1"><iframe src="/auth/login"></iframe>
  <form action="/x"><input name="password"></form><a href="javascript:window.hit = 1">bad</a>`

/** Expects nothing in the hostile terms that are shown to run, or to lead away in the same window. */
export async function expectHarmlessTerms(page: Page): Promise<void> {
  const { dialog } = signUpPage(page)
  expect((await dialog.boundingBox())?.width).toBe(700)
  await expect(dialog.getByText('House rules')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'More' })).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('link', { name: 'More' })).toHaveAttribute('rel', /noopener/)
  await dialog.getByText('Be kind.').click()
  expect(await dialog.locator('script, img, iframe, form, input, [onclick], a[href^=javascript]').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
}
