import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Holds back the app's own script, and lets it come when told. */
async function withoutScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/(\w\w\/)?index-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const early = '#prerendered'
const username = (page: Page) => page.locator('input[name=username]')

test('the sign-in is before the app is there, which continues with what was typed and pressed', async ({ page }) => {
  const release = await withoutScript(page)
  await page.goto('/auth/login')
  await expect(page.locator(early)).toBeVisible()
  await expect(username(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.getByLabel('Remember me').check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/service/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe('admin')
})

test('half a name stays half a name, with the caret in it; links lead on as they are', async ({ page }) => {
  const release = await withoutScript(page)
  await page.goto('/')
  await page.keyboard.type('adin')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.locator(early)).toHaveCount(0)
  await expect(page).toHaveURL('/auth/login')
  await expect(username(page)).toBeFocused()
  await page.keyboard.type('m')
  await expect(username(page)).toHaveValue('admin')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth/signup')
})

const byTakeOver = nightly(
  'packages/web/src/features/login/take-over-form.test.tsx',
  'packages/web/e2e/prerendered-sign-in.test.ts',
)
test('the keyboard stays where it has gone, on the language', byTakeOver, async ({ page }) => {
  const release = await withoutScript(page)
  await page.goto('/auth/login')
  await expect(page.locator(early)).toBeVisible()
  await page.getByLabel('Language').focus()
  release()
  await expect(page.locator(early)).toHaveCount(0)
  await expect(page.getByLabel('Language')).toBeFocused()
})

test('the keyboard stays where it has gone, on a link or the language as on a field', byTakeOver, async ({ page }) => {
  const places = [
    page.getByLabel('Password', { exact: true }),
    page.getByRole('link', { name: 'Sign Up' }),
    page.getByLabel('Language'),
  ]
  for (const place of places) {
    const release = await withoutScript(page)
    await page.goto('/auth/login')
    await expect(page.locator(early)).toBeVisible()
    await place.focus()
    release()
    await expect(page.locator(early)).toHaveCount(0)
    await expect(place).toBeFocused()
    await page.unrouteAll()
  }
})

const looks = [
  { language: 'en', colorScheme: 'light', width: 1440, name: '' },
  { language: 'de', colorScheme: 'dark', width: 390, name: 'nora' },
  { language: 'es', colorScheme: 'dark', width: 1440, name: '' },
  { language: 'ar', colorScheme: 'light', width: 390, name: 'nora' },
] as const

for (const { language, colorScheme, width, name } of looks) {
  // In each run one stands for all: the one that is read the other way, with a name.
  const when = language === 'ar' ? {} : nightly('packages/web/e2e/prerendered-sign-in.test.ts')
  test(`nothing moves when the app takes over: ${language}, ${colorScheme}, ${width} px`, when, async ({ page }) => {
    await page.addInitScript((kept) => Object.assign(localStorage, kept), {
      language,
      colorScheme,
      ...(name && { username: name }),
    })
    await page.setViewportSize({ width, height: 844 })
    const release = await withoutScript(page)
    await page.goto('/auth/login')
    await expect(page.locator(early)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const drawn = () =>
      page.locator(':is(h1, p, label, input, button, select, a, .picture svg, aside)').evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width: wide, height } = each.getBoundingClientRect()
          const { color, backgroundColor, font, opacity } = getComputedStyle(each)
          const value = each instanceof HTMLInputElement ? `${each.value} ${each.checked}` : each.textContent
          return {
            what: each.tagName,
            value,
            box: [x, y, wide, height].map(Math.round),
            color,
            backgroundColor,
            font,
            opacity,
            isFocused: each === document.activeElement,
          }
        }),
      )
    const before = await drawn()
    expect(before.length).toBeGreaterThan(12)
    release()
    await expect(page.locator(early)).toHaveCount(0)
    expect(await drawn()).toEqual(before)
  })
}

test('who opens another page, or has lost the way, is shown no sign-in first', async ({ page }) => {
  const release = await withoutScript(page)
  for (const path of ['/auth/signup', '/auth/error-404', '/nowhere']) {
    await page.goto(path)
    await page.waitForLoadState('load')
    await expect(page.locator(early)).toHaveCount(0)
  }
  release()
})

test.describe('without the script', () => {
  test.use({ mayThrow: true })

  test('no form pretends to work', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/auth/login')
    await expect(page.locator(early)).toHaveCount(0)
    await expect(username(page)).toHaveCount(0)
  })
})
