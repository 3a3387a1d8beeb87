import { expectAccessible } from './support/accessible.ts'
import { kept } from './support/sign-in.ts'
import {
  cards,
  expectHarmlessTerms,
  hostileTerms,
  madePayments,
  mailedCode,
  newcomer,
  signUpPage,
} from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('from the login to an account that can sign in: by the keyboard alone, accessible, and nothing in the terms runs', async ({
  page,
  mock,
  ownServer,
}) => {
  const fault = { operation: 'SystemSetting.defaultSettings', kind: 'status', status: 200 } as const
  await mock.fault({ ...fault, body: { agreement: hostileTerms } })
  const { heading, field, choice, dialog, terms, pay, summary, step } = signUpPage(page)
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Sign Up' }).focus()
  await keyboard.press('Enter')
  await expect(page).toHaveTitle('Lineboard | Sign Up')
  await expect(summary).toContainText('$44.00')
  for (const name of ['Confirm Email', 'Profile', 'Checkout']) await expect(step(name)).toBeDisabled()

  await field('Email').focus()
  await keyboard.press('Enter')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
  await keyboard.type(`${newcomer.email.replace('@', ' @')} `)
  await expect(field('Email')).toHaveValue(newcomer.email)
  await keyboard.press('Enter')
  await expect(page.getByText("We've just sent verification code to you. Please check your inbox")).toBeVisible()
  await expect(field('Verification code')).toBeFocused()
  const code = await mailedCode(ownServer)
  await keyboard.type(` ${code}x`)
  await expect(field('Verification code')).toHaveValue(code)
  await keyboard.press('Enter')
  await expect(page.getByText('Your email verified successfully')).toBeVisible()

  await expect(field('First Name')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('Last Name is required')).toBeVisible()
  await expectAccessible(page)
  await expect(field('First Name')).toBeFocused()
  await type('Ada')
  await type('Moss')
  await type(newcomer.password)
  await keyboard.press('Tab')
  await type(newcomer.password)
  await keyboard.press('Tab')
  await type('1 Pier Road')
  await type('Berlin')
  await expect(choice('Country')).toBeFocused()
  await keyboard.type('germ')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await type('10115')
  await expect(choice('State/Province')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(choice('State/Province')).not.toHaveValue('')
  await keyboard.press('Tab')
  await type(newcomer.business)
  await keyboard.press('Tab')
  await type('030901820')
  await keyboard.press('Enter')
  await heading('One Last Step').waitFor()

  await field('Card number').waitFor()
  await expect(page.getByText('$ 10 already included')).toBeVisible()
  await expect(pay).toBeDisabled()
  await expect(field('Name on Card')).toBeFocused()
  await expectAccessible(page)
  await type('Ada Moss')
  await expect(page.getByRole('button', { name: /^Use 4242/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(field('Card number')).toHaveValue(cards.succeeds)
  await field('Expiry (MM/YY)').focus()
  await type('1240')
  await type('123')
  await expect(pay).toBeDisabled()
  // Password, code and card are never kept.
  const everything = JSON.stringify([await kept(page), await page.evaluate(() => ({ ...sessionStorage }))])
  expect(everything).toContain(newcomer.email)
  for (const secret of [newcomer.password, code, '4242', 'Ada Moss', '_secret_'])
    expect(everything).not.toContain(secret)
  await terms.focus()
  await keyboard.press('Space')
  await dialog.waitFor()
  await expectHarmlessTerms(page)
  await expectAccessible(page)
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept' }).focus()
  await keyboard.press('Enter')
  await expect(terms).toBeChecked()
  await expect(terms).toBeFocused()
  await pay.focus()
  await keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Congratulation! You have completed the registration.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/auth/login')

  expect(await madePayments(ownServer)).toMatchObject([{ amount: 44 }])
  expect(ownServer.control.violations.list()).toEqual([])
  await expect(page.getByLabel('Username')).toHaveValue(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await keyboard.press('Enter')
  await page.waitForURL('**/service/**')
})
