import { nightly } from './support/nightly.ts'
import { giveEmail, mailedCode, newcomer, signUpPage, verifyEmail } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const mailsTo = (list: readonly { to: string }[], to: string = newcomer.email) => list.filter((mail) => mail.to === to)

test(
  'the address is looked at before anything is sent',
  nightly('packages/web/src/features/signup/fields.test.tsx'),
  async ({ page, ownServer }) => {
    const { field, next } = signUpPage(page)
    await page.goto('/auth/signup')
    await next.click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(field('Email')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription('Email is required')
    await field('Email').fill('ada@pier')
    await next.click()
    await expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address (e.g: name@example.com)')
    expect(ownServer.control.journal.find({ operation: 'DashUser.requestEmail' })).toEqual([])
  },
)

test(
  'a field that is left empty says so',
  nightly('packages/web/src/features/signup/fields.test.tsx'),
  async ({ page }) => {
    const { field, heading } = signUpPage(page)
    await page.goto('/auth/signup')
    await expect(field('Email')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field('Email')).toHaveAccessibleDescription('Email is required')
    await giveEmail(page)
    await heading('Check your inbox').waitFor()
    await expect(field('Verification code')).toBeFocused()
    await expect(field('Verification code')).toHaveAccessibleDescription('')
    await page.keyboard.press('Tab')
    await expect(field('Verification code')).toHaveAccessibleDescription('Verification code is required')
  },
)

test(
  'an address that somebody has is told of, and can be changed',
  nightly(
    'packages/web/src/features/signup/refusals.test.tsx',
    'packages/web/src/features/signup/sign-up-effects.test.ts',
  ),
  async ({ page }) => {
    const { heading, field, next, alert } = signUpPage(page)
    await page.goto('/auth/signup')
    await field('Email').fill('admin@harbordental.example')
    await next.click()
    await expect(alert).toContainText('Failed to send email')
    await expect(heading('First things first')).toBeVisible()
    await expect(field('Email')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription(/taken|already/)
    await field('Email').fill(newcomer.email)
    await next.click()
    await expect(heading('Check your inbox')).toBeVisible()
  },
)

const byCode = nightly(
  'packages/web/src/features/signup/fields.test.tsx',
  'packages/web/src/features/signup/email-steps.test.ts',
  'packages/web/e2e/sign-up-accessible.test.ts',
)
test('a wrong code is refused, and the right one works after it', byCode, async ({ page, ownServer }) => {
  const { heading, field, next, alert } = signUpPage(page)
  await giveEmail(page)
  await next.click()
  await expect(field('Verification code')).toHaveAccessibleDescription('Verification code is required')
  await field('Verification code').fill('000000')
  await next.click()
  await expect(alert).toContainText('Sorry we cannot verify your email.')
  await expect(heading('Check your inbox')).toBeVisible()
  await expect(field('Verification code')).toBeFocused()
  await expect(field('Verification code')).toHaveValue('000000')
  await field('Verification code').fill(await mailedCode(ownServer))
  await next.click()
  await expect(heading('Tell us about yourself')).toBeVisible()
})

test(
  'another code can be asked for, and the one before stops working',
  nightly(
    'packages/web/src/features/signup/fields.test.tsx',
    'packages/web/src/features/signup/email-steps.test.ts',
    'packages/mock-server/src/api/handlers/sign-up/sign-up.test.ts',
  ),
  async ({ page, ownServer }) => {
    const { heading, field, next, alert } = signUpPage(page)
    await giveEmail(page)
    const first = await mailedCode(ownServer)
    await field('Verification code').fill('1')
    await page.getByRole('button', { name: 'Click here to resend' }).click()
    await expect(field('Verification code')).toHaveValue('')
    expect(mailsTo(ownServer.control.outbox.list())).toHaveLength(2)
    const second = await mailedCode(ownServer)
    expect(second).not.toBe(first)
    await field('Verification code').fill(first)
    await next.click()
    await expect(alert).toContainText('Sorry we cannot verify your email.')
    await field('Verification code').fill(second)
    await next.click()
    await expect(heading('Tell us about yourself')).toBeVisible()
  },
)

test(
  'a code that cannot be sent again leads back to the address',
  nightly('packages/web/src/features/signup/email-steps.test.ts'),
  async ({ page, mock }) => {
    const { heading, field, alert } = signUpPage(page)
    await giveEmail(page)
    await mock.fault({ operation: 'DashUser.requestEmail', kind: 'status', status: 500 })
    await page.getByRole('button', { name: 'Click here to resend' }).click()
    await expect(alert).toContainText('Failed to send email')
    await expect(heading('First things first')).toBeVisible()
    await expect(field('Email')).toHaveValue(newcomer.email)
  },
)

test(
  'a changed address clears the code and is verified by its own',
  nightly('packages/web/src/features/signup/email-steps.test.ts', 'packages/web/src/features/signup/fields.test.tsx'),
  async ({ page, ownServer }) => {
    const { heading, field, next, back, step } = signUpPage(page)
    await verifyEmail(page, ownServer)
    await back.click()
    await expect(field('Verification code')).toHaveAttribute('readonly')
    await next.click()
    await expect(heading('Tell us about yourself')).toBeVisible()

    await step('Verify Email').click()
    await field('Email').fill('eve@pier.example')
    await expect(step('Profile')).toBeDisabled()
    await next.click()
    await expect(heading('Check your inbox')).toBeVisible()
    await expect(field('Verification code')).toHaveValue('')
    await expect(field('Verification code')).not.toHaveAttribute('readonly')
    await field('Verification code').fill(await mailedCode(ownServer, 'eve@pier.example'))
    await next.click()
    await expect(heading('Tell us about yourself')).toBeVisible()
  },
)

test(
  'without a connection nothing is lost',
  nightly(
    'packages/web/src/features/signup/sign-up-effects.test.ts',
    'packages/web/src/features/signup/email-steps.test.ts',
  ),
  async ({ page, context }) => {
    const { heading, field, next, summary, alert } = signUpPage(page)
    await page.goto('/auth/signup')
    await expect(summary).toContainText('$44.00')
    await field('Email').fill(newcomer.email)
    await context.setOffline(true)
    await next.click()
    await expect(alert).toContainText('Network Connection Error')
    await expect(field('Email')).toHaveValue(newcomer.email)
    await context.setOffline(false)
    await next.click()
    await expect(heading('Check your inbox')).toBeVisible()
  },
)

test(
  'nor is a code that is sent without a connection',
  nightly(
    'packages/web/src/features/signup/sign-up-effects.test.ts',
    'packages/web/src/features/signup/fields.test.tsx',
  ),
  async ({ page, context, ownServer }) => {
    const { heading, field, next } = signUpPage(page)
    await giveEmail(page)
    const code = await mailedCode(ownServer)
    await field('Verification code').fill(code)
    await context.setOffline(true)
    await next.click()
    await expect(field('Verification code')).toHaveAccessibleDescription('Network Connection Error')
    await expect(field('Verification code')).toHaveValue(code)
    await expect(field('Verification code')).toBeFocused()
    expect(ownServer.control.journal.find({ operation: 'DashUser.verifyEmail' })).toEqual([])
    await context.setOffline(false)
    await next.click()
    await expect(heading('Tell us about yourself')).toBeVisible()
  },
)
