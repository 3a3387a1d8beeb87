import { nightly } from './support/nightly.ts'
import { kept } from './support/sign-in.ts'
import { acceptTerms, cards, fillCard, mailedCode, newcomer, signUpPage, verifyEmail } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test(
  'a browser that is closed and opened again goes on where it was',
  nightly(
    'packages/web/src/features/signup/sign-up-draft.test.ts',
    'packages/web/src/features/signup/fields.test.tsx',
    'packages/web/e2e/sign-up.test.ts',
  ),
  async ({ page, context, ownServer }) => {
    const first = signUpPage(page)
    await verifyEmail(page, ownServer, '?plan=performance')
    const code = await mailedCode(ownServer)
    await first.field('First Name').fill('Ada')
    await first.choice('Country').fill('canada')
    await page.keyboard.press('Enter')
    await first.field('Password').fill(newcomer.password)
    await page.close()

    const later = await context.newPage()
    const { heading, field, choice, summary, next } = signUpPage(later)
    await later.goto('/auth/signup')
    await expect(heading('Tell us about yourself')).toBeVisible()
    await expect(later.getByText('We kept where you were.')).toBeVisible()
    await expect(field('First Name')).toHaveValue('Ada')
    await expect(choice('Country')).toHaveValue('Canada')
    await expect(field('Password')).toHaveValue('')
    await expect(summary.getByLabel('Plan')).toHaveValue('Performance')

    // The code is asked for once more, and a wrong one leads nowhere.
    await field('Last Name').fill('Moss')
    await field('Password').fill(newcomer.password)
    await field('Password Confirm').fill(newcomer.password)
    await field('Street Address').fill('1 Pier Road')
    await field('City').fill('Toronto')
    await field('ZIP/Postal Code').fill('M5H 2N2')
    await choice('State/Province').fill('Ontario')
    await later.keyboard.press('Enter')
    await field('Business Name').fill(newcomer.business)
    await later.getByLabel('Business Phone Number').fill('4165550142')
    await next.click()
    await expect(field('Verification code')).toBeFocused()
    await expect(field('Verification code')).toHaveAccessibleDescription('Verification code is required')
    await field('Verification code').fill('000000')
    await next.click()
    await expect(field('Verification code')).toHaveAccessibleDescription('Sorry we cannot verify your email.')
    await field('Verification code').fill(code)
    await next.click()
    await expect(heading('One Last Step')).toBeVisible()
    await fillCard(later, cards.succeeds)
    await acceptTerms(later)
    await signUpPage(later).pay.click()
    await expect(later).toHaveURL('/auth/login')
    expect(await kept(later)).not.toHaveProperty('signUpDraft')
  },
)
