import type { Page } from '@playwright/test'
import { catalogues } from '../build/languages/translated-texts.ts'
import { translationsOf } from '../build/languages/translations.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { goTo, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const html = (page: Page) => page.locator('html')
const chooser = (page: Page) => page.getByRole('main').getByRole('combobox').first()

/** Every text of the app by what it reads in German. */
const texts = catalogues().flatMap(({ file, texts: written }) => {
  const german = translationsOf('de', file)
  return [...written].map(([key, text]) => ({ key, text, german: german.get(key) ?? '' }))
})
const german = new Set(texts.map((each) => each.german))

/** English texts of the catalogues that no German one reads like. */
const english = new Set(texts.map(({ text }) => text).filter((text) => !german.has(text) && /\p{L}{2}/u.test(text)))

/** English words of the catalogues among what a person sees of the page. */
const englishOn = async (page: Page): Promise<string[]> =>
  (await page.locator('body').allInnerTexts())
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => english.has(line))

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })

  const byTexts = nightly(
    'packages/web/build/languages/translated-texts.test.ts',
    'packages/web/test/texts.test.ts',
    'packages/web/src/app/shell/language-select.test.tsx',
    'packages/web/e2e/below-a-folder.test.ts',
  )
  test('sign-in and a list are German, and visitors choose another language', byTexts, async ({ page }) => {
    await page.goto('/auth/login')
    await expect(html(page)).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await englishOn(page)).toEqual([])
    await openAs(page, 'super', '/service/customer')
    await expect(listPage(page).rows.first()).toBeVisible()
    expect(await englishOn(page)).toEqual([])

    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/auth/login')
    await chooser(page).selectOption({ label: 'Español' })
    await expect(html(page)).toHaveAttribute('lang', 'es')
    await page.reload()
    await expect(chooser(page)).toHaveValue('es')
  })
})

/** Whether a text stands on paper or screen as a phone number does in each language: its first sign left of its last. */
const isLeftToRight = (element: Element): boolean => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element
  const leftOf = (at: number) => {
    const sign = document.createRange()
    sign.setStart(text, at)
    sign.setEnd(text, at + 1)
    return sign.getBoundingClientRect().left
  }
  return leftOf(0) < leftOf((text.textContent?.length ?? 1) - 1)
}

/** Texts of cells that are cut where they begin, not where they end. */
const cutAtTheirBeginning = (page: Page): Promise<string[]> =>
  page.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
      if (!text?.parentElement?.checkVisibility()) return []
      const first = document.createRange()
      first.setStart(text, 0)
      first.setEnd(text, 1)
      const { left, right } = first.getBoundingClientRect()
      const isCut = [text.parentElement, cell].some((box) => {
        const inside = box.getBoundingClientRect()
        return left < inside.left - 1 || right > inside.right + 1
      })
      return isCut ? [text.textContent ?? ''] : []
    }),
  )

test('Arabic is read from right to left, and what is written in English from its beginning', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await openAs(page, 'super', '/service/customer')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  const first = listPage(page).rows.first()
  await expect(first).toBeVisible()
  const [name, state] = [first.getByRole('gridcell').nth(1), first.getByRole('gridcell').nth(3)]
  expect((await name.boundingBox())?.x).toBeGreaterThan((await state.boundingBox())?.x ?? Number.POSITIVE_INFINITY)

  for (const path of ['/service/ticket', '/service/system/audit', '/service/ivr']) {
    await goTo(page, path)
    await expect(page).toHaveURL(new RegExp(path))
    await expect(listPage(page).rows.first()).toBeVisible()
    expect(await cutAtTheirBeginning(page)).toEqual([])
  }

  // A button alone stands around these numbers, where lists have cells.
  await page.getByRole('button', { name: 'هاتف المتصفح' }).first().click()
  const missed = page.getByRole('button').filter({ hasText: /^[+(]\d[\d ()-]+$/ })
  await expect(missed.first()).toBeVisible()
  for (const number of await missed.all()) expect(await number.evaluate(isLeftToRight)).toBe(true)
  await page.keyboard.press('Escape')

  await test.step('a name in English is on the side of the words around it', async () => {
    await goTo(page, '/service/routing/sipgateway?customer=2')
    await page.getByRole('button', { name: 'تغيير الترتيب' }).click()
    const practice = page.getByRole('dialog').getByText('Practice PBX', { exact: true })
    expect(await practice.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right')
    await page.keyboard.press('Escape')
  })

  await goTo(page, '/service/tracking-number')
  await expect(listPage(page).rows.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const printed = page.locator('[data-paper="instead"] td').filter({ hasText: /^\(212\) 555-/ })
  expect(await printed.first().evaluate(isLeftToRight)).toBe(true)
})
