import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { cards, fillCard, fillProfile, mailedCode, newcomer, signUpPage } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const looks = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const

for (const { name, viewport, scheme } of looks) {
  // Colours are the tokens of both schemes; the phone has the same fields in one column.
  const when = scheme === 'light' ? {} : nightly('packages/web/e2e/sign-up-accessible.test.ts')
  test.describe(name, when, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), scheme)
    })

    test('each step of the sign-up', async ({ page, ownServer }) => {
      test.slow()
      const { field, next, pay, choice, terms, dialog, summary, heading, alert } = signUpPage(page)
      await page.goto('/auth/signup')
      await expect(summary).toContainText('$44.00')
      await expectAccessible(page)
      await next.click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await expectAccessible(page)

      await field('Email').fill(newcomer.email)
      await next.click()
      await heading('Check your inbox').waitFor()
      await expectAccessible(page)
      await field('Verification code').fill(await mailedCode(ownServer))
      await next.click()

      await field('First Name').waitFor()
      await expectAccessible(page)
      await next.click()
      await expect(page.getByText('Last Name is required')).toBeVisible()
      await expectAccessible(page)
      await choice('Country').click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await fillProfile(page)
      await next.click()

      await field('Card number').waitFor()
      await expectAccessible(page)
      await terms.click()
      await dialog.waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Accept' }).click()
      await fillCard(page, cards.asksBank)
      await pay.click()
      await dialog.waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await expect(alert.first()).toBeVisible()
      await expectAccessible(page)
    })

    test('the activation', async ({ page }) => {
      await page.goto('/auth/account-activate?token=abc&name=Ada')
      await expect(page.getByRole('heading', { name: 'Activate Account' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
