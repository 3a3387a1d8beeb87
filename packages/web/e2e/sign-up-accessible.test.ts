import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import {
  cards,
  expectHarmlessTerms,
  fillCard,
  fillProfile,
  hostileTerms,
  mailedCode,
  newcomer,
  signUpPage,
} from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const byWalk = nightly('packages/web/e2e/sign-up.test.ts', 'packages/web/src/features/signup/refusals.test.tsx')

const looks = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const

test(
  'each step is accessible with what is missing said; a wrong code is refused, and nothing in the terms runs',
  byWalk,
  async ({ page, mock, ownServer }) => {
    const { field, next, pay, choice, terms, dialog, summary, heading, alert } = signUpPage(page)
    await page.addInitScript(() => localStorage.setItem('colorScheme', 'light'))
    const fault = { operation: 'SystemSetting.defaultSettings', kind: 'status', status: 200 } as const
    await mock.fault({ ...fault, body: { agreement: hostileTerms } })
    await test.step('the address, with the plan of the link', async () => {
      await page.goto('/auth/signup?plan=PERFORMANCE')
      await expect(summary.getByLabel('Plan')).toHaveValue('Performance')
      await expect(summary).toContainText('$84.20')
      await next.click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await expectAccessible(page)
      await field('Email').fill(newcomer.email)
      await next.click()
    })
    await test.step('the code', async () => {
      await heading('Check your inbox').waitFor()
      await field('Verification code').fill('000000')
      await next.click()
      await expect(alert).toContainText('Sorry we cannot verify your email.')
      await expect(field('Verification code')).toBeFocused()
      await field('Verification code').fill(await mailedCode(ownServer))
      await next.click()
    })
    await test.step('the profile', async () => {
      await field('First Name').waitFor()
      await next.click()
      await expect(page.getByText('Last Name is required')).toBeVisible()
      await choice('Country').click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await fillProfile(page)
      await next.click()
    })
    await test.step('the checkout, and its terms', async () => {
      await fillCard(page, cards.succeeds)
      await expectAccessible(page)
      await terms.click()
      await dialog.waitFor()
      await expectHarmlessTerms(page)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Decline' }).click()
      await expect(terms).not.toBeChecked()
      await expect(pay).toBeDisabled()
    })
  },
)

for (const { name, viewport, scheme } of looks) {
  // Colours are the tokens of both schemes; the phone has the same fields in one column.
  test.describe(name, byWalk, () => {
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
