import { nightly } from './support/nightly.ts'
import { chooseCurrency, fillProfile, reachCheckout, signUpPage, verifyEmail } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const byPlan = nightly(
  'packages/web/src/features/signup/choices.test.ts',
  'packages/web/e2e/sign-up-accessible.test.ts',
)
test('the link names the plan, in any letter case', byPlan, async ({ page }) => {
  const { summary, field } = signUpPage(page)
  await page.goto('/auth/signup?plan=PERFORMANCE')
  await expect(field('Email')).toBeFocused()
  await expect(summary.getByLabel('Plan')).toHaveValue('Performance')
  await expect(summary.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(summary).toContainText('$84.20')
  await page.goto('/auth/signup?plan=nonsense')
  await expect(summary.getByLabel('Plan')).toHaveValue('Basic')
})

test(
  'plan, billing and starting balance make what is charged',
  nightly('packages/web/src/features/signup/choices.test.ts', 'packages/web/src/features/signup/charged-lines.test.ts'),
  async ({ page }) => {
    const { summary } = signUpPage(page)
    await page.goto('/auth/signup')
    await expect(summary).toContainText('$44.00')
    await summary.getByRole('radio', { name: /Annual/ }).check()
    await expect(summary).toContainText('$379.00')
    await expect(summary).toContainText('save up to 20%')
    await summary.getByLabel('Starting balance').selectOption('$195')
    await expect(summary).toContainText('$569.00')
    await summary.getByLabel('Plan').selectOption('Performance')
    await expect(summary.getByRole('radio', { name: /Annual/ })).toBeChecked()
    await expect(summary).toContainText('$955.00')
  },
)

test(
  'another currency reloads the plans, converts the amounts and asks for another payment',
  nightly('packages/web/src/features/signup/choices.test.ts'),
  async ({ page, ownServer }) => {
    const { summary } = signUpPage(page)
    await reachCheckout(page, ownServer)
    await chooseCurrency(page, 'EUR')
    await expect(summary).toContainText('€')
    const charged = Number((await summary.getByRole('definition').last().textContent())?.replaceAll(/[^\d.]/g, ''))
    const rates = await (await fetch(`${ownServer.apiUrl}/CurrencyRates/getCurrencyConversionRates`)).json()
    const { rate } = rates.find(({ code }: { code: string }) => code === 'EUR')
    expect(charged).toBeCloseTo(39 * rate + Math.round(5 * rate), 1)
    const asked = ownServer.control.journal.find({ operation: 'Product.regList' }).map(({ url }) => url)
    expect(asked.at(-1)).toContain('currency=EUR')
    expect(ownServer.control.journal.find({ operation: 'PaymentMethod.createIntent' })).toHaveLength(2)
    await expect(page.getByText(/^€ [\d.]+ already included$/)).toBeVisible()
  },
)

test(
  'plans that do not come can be asked for again',
  nightly('packages/web/src/features/signup/checkout-step.test.tsx'),
  async ({ page, mock }) => {
    const { summary } = signUpPage(page)
    await mock.fault({ operation: 'Product.regList', kind: 'status', status: 503 })
    await page.goto('/auth/signup')
    await expect(summary.getByRole('alert')).toContainText('The plans could not be loaded.')
    await mock.clearFaults()
    await summary.getByRole('button', { name: 'Try again' }).click()
    await expect(summary).toContainText('$44.00')
  },
)

test(
  'the country decides flag, provinces and the shape of phone numbers',
  nightly(
    'packages/web/src/features/signup/phone-mask.test.ts',
    'packages/web/src/features/signup/profile-rules.test.ts',
  ),
  async ({ page, ownServer }) => {
    const { choice, next, heading } = signUpPage(page)
    const phone = page.getByLabel('Business Phone Number')
    await verifyEmail(page, ownServer)
    await expect(choice('Country')).toHaveValue('United States')
    await choice('Country').click()
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.filter({ hasText: 'United States' }).first()).toBeVisible()
    // Some two hundred and forty countries are there to scroll through, from the one that is chosen on.
    expect(await options.count()).toBeGreaterThan(200)
    const isInSight = (choice: HTMLElement) => {
      const list = choice.closest('div')?.getBoundingClientRect()
      const { top, bottom } = choice.getBoundingClientRect()
      return list !== undefined && top >= list.top && bottom <= list.bottom
    }
    expect(await options.filter({ hasText: /^United States$/ }).evaluate(isInSight)).toBe(true)
    const drawn = options
      .locator('img')
      .evaluateAll((flags: HTMLImageElement[]) => flags.filter((flag) => flag.naturalWidth))
    expect((await drawn).length, 'flags out of sight are not asked for').toBeLessThan(60)
    await choice('Country').fill('cana')
    await expect(options).toHaveCount(1)
    const flag = options.first().locator('img')
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await options.first().click()
    await expect(choice('Country')).toHaveValue('Canada')
    await expect(choice('Country')).toBeFocused()

    await phone.fill('+442079460188')
    await choice('Country').fill('united kingdom')
    await page.keyboard.press('Enter')
    await expect(phone).toHaveValue('+442079460188')
    await phone.fill('2079460188')
    const british = await phone.inputValue()
    await choice('Country').fill('cana')
    await options.first().click()
    await expect(phone).not.toHaveValue(british)
    await expect(phone).toHaveValue('(207) 946-0188')

    await choice('State/Province').fill('ont')
    await page.keyboard.press('Enter')
    await expect(choice('State/Province')).toHaveValue('Ontario')
    await choice('Country').fill('united states')
    await page.keyboard.press('Enter')
    await expect(choice('State/Province')).toHaveValue('')
    // Whoever writes an address writes the short name, and goes on.
    await choice('State/Province').fill('ny')
    await page.keyboard.press('Tab')
    await expect(choice('State/Province')).toHaveValue('New York')

    await fillProfile(page)
    await phone.fill('')
    await phone.pressSequentially('2125550142')
    await expect(phone).toHaveValue('(212) 555-0142')
    // In the middle of the number the caret stays where one types.
    await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await page.keyboard.press('Backspace')
    await page.keyboard.press('3')
    await expect(phone).toHaveValue('(312) 555-0142')
    await phone.fill('2')
    await next.click()
    await expect(page.getByRole('alert')).toContainText('Please Enter Valid Phone Number.')
    await expect(phone).toHaveAccessibleDescription('Please Enter Valid Phone Number.')
    await expect(phone).toBeFocused()
    await phone.fill('+493090182000')
    await next.click()
    await expect(heading('One Last Step')).toBeVisible()
  },
)

test(
  'what is missing in the profile is said at its field, and the first one gets the focus',
  nightly('packages/web/src/features/signup/fields.test.tsx', 'packages/web/src/features/signup/profile-rules.test.ts'),
  async ({ page, ownServer }) => {
    const { next, field, choice, heading } = signUpPage(page)
    await verifyEmail(page, ownServer)
    await field('First Name').fill('Ada')
    await next.click()
    await expect(field('Last Name')).toBeFocused()
    await expect(field('Last Name')).toHaveAccessibleDescription('Last Name is required')
    await expect(choice('State/Province')).toHaveAccessibleDescription('State/Province is required')
    await expect(field('Business Website (optional)')).toHaveAttribute('aria-invalid', 'false')
    await field('Password').fill('weak')
    await field('Password Confirm').fill('other')
    await expect(field('Password')).toHaveAccessibleDescription(/^Password must be at least 8 characters long/)
    await expect(field('Password Confirm')).toHaveAccessibleDescription('Password and Confirm Password must be match.')
    await page.getByRole('button', { name: 'Show password', exact: true }).click()
    await expect(field('Password')).toHaveAttribute('type', 'text')
    await expect(field('Password Confirm')).toHaveAttribute('type', 'password')
    await fillProfile(page)
    await next.click()
    await expect(heading('One Last Step')).toBeVisible()
  },
)

test(
  'going back loses nothing, and needs a fresh payment',
  nightly('packages/web/src/features/signup/checkout.test.ts', 'packages/web/src/features/signup/steps.test.ts'),
  async ({ page, ownServer }) => {
    const { back, next, field, choice, step, heading } = signUpPage(page)
    await reachCheckout(page, ownServer)
    await back.click()
    await expect(field('Password')).not.toHaveValue('')
    await expect(choice('State/Province')).toHaveValue('New York')
    await step('Checkout').click()
    await expect(heading('One Last Step')).toBeVisible()
    await field('Card number').waitFor()
    expect(ownServer.control.journal.find({ operation: 'PaymentMethod.createIntent' })).toHaveLength(2)
    await back.click()
    await field('City').fill('')
    await expect(step('Checkout')).toBeDisabled()
    await next.click()
    await expect(field('City')).toBeFocused()
  },
)
