import { accessOf, createLineboard } from '@lineboard/sdk'
import type { Page } from '@playwright/test'
import { isSeen } from '../src/places/is-seen.ts'
import { allPlaces, isList } from '../src/places/place.ts'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { listPage } from './support/list-page.ts'
import { lists } from './support/lists.ts'
import { nightly } from './support/nightly.ts'
import { password, people } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const looks = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const

/** Lists whose rows lead to a page of their own, and open nothing beside the list. */
const leading = new Set(['/service/billing/low-wallets', '/service/billing/past-due'])

/** The lists the app has, but for those that belong to a row, which have an address only below one. */
const declared = allPlaces.filter((place) => isList(place) && !place.path.includes(':'))

test('each list is seen by those it is meant for', async ({ ownServer: { apiUrl: baseUrl } }) => {
  for (const person of people) {
    const { id, userId } = await createLineboard({ baseUrl }).DashUser.authenticate({
      body: { username: person, password },
    })
    const api = createLineboard({ baseUrl, tokens: { token: () => id } })
    const user = await api.DashUser.findById({ id: userId })
    const access = accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? [])
    const seen = declared.filter((place) => isSeen(place, access)).map(({ path }) => path)
    const meant = lists.filter(({ seenBy }) => seenBy.includes(person)).map(({ path }) => path)
    expect(seen.toSorted(), person).toEqual(meant.toSorted())
  }
})

/** Where the first row of a list on a desktop begins at most, in pixels from the top of the window. */
const MOST_PX = 250
/** Tickets are narrowed by state and by owner, which takes a second line where a window is no wider. */
const SECOND_LINE_PX = 34

/** How often the page says a name as a text of its own. */
const timesNamed = (page: Page, heading: string): Promise<number> =>
  page.evaluate((name) => {
    const [title = ''] = document.title.split(' | ').slice(1)
    const meant = [name, title].map((each) => each.toLowerCase())
    return [...document.querySelectorAll('header[class], header *, main *')].filter((each) => {
      const own = [...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent)
      const { width } = each.getBoundingClientRect()
      const isNamed = width > 1 && meant.includes(own.join('').trim().toLowerCase())
      return isNamed && !each.closest('[aria-label="Quick pages"]')
    }).length
  }, heading)

/** Rows are what a list is for: little stands above them. */
async function expectLittleAbove(page: Page, heading: string) {
  const box = await listPage(page).grid.getByRole('columnheader').first().boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0), `rows of ${heading}`).toBeLessThanOrEqual(
    MOST_PX + (heading === 'Tickets' ? SECOND_LINE_PX : 0),
  )
  expect(await timesNamed(page, heading), `names of ${heading}`).toBeLessThanOrEqual(2)
}

for (const [turn, { name, viewport, scheme }] of looks.entries()) {
  test.describe(name, () => {
    test.use({ viewport })
    // Each run sees a ninth of the lists, half of them in one look and half in the other: all have the same engine, and differ in cells.
    const isOwn = (_: unknown, at: number) => at % 18 === 4 * turn
    const [own, others] = [lists.filter(isOwn), lists.filter((each, at) => !isOwn(each, at))]
    const parts = [
      ['every eighteenth list', {}, own],
      ['the other lists', nightly('packages/web/e2e/accessible-lists.test.ts'), others],
    ] as const
    for (const [part, details, some = []] of parts) {
      test(part, details, async ({ page, ownServer }) => {
        // For what hangs alone: a machine with much else to do may take minutes for so many lists.
        test.setTimeout(600_000)
        await chooseScheme(page, scheme, ownServer, 'super')
        await openAs(page, 'super')
        await expect(page.locator('main h1')).toHaveText('Dashboard')
        for (const [at, { path, heading }] of some.entries()) {
          await test.step(path, async () => {
            // As a link in the page goes there: loading all of it anew for each list takes longer than the scans.
            await page.evaluate((address) => history.pushState(null, '', address), `${path}?period=all`)
            const { rows, cards, dialog } = listPage(page)
            await expect(page.locator('main h1')).toHaveText(heading)
            await expect(dialog).toHaveCount(0)
            const first = (viewport.width < 700 ? cards : rows).first()
            await expect(first).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
            if (scheme === 'light') await expectLittleAbove(page, heading)
            // What is around the lists is the same for each, and scanned with other screens.
            await expectAccessible(page, 'main')
            // At night every row; in each run of every third of these lists, as rows of all lists open in the same drawer and form.
            if (at % 3 !== 2 && !process.env.LINEBOARD_NIGHTLY) return
            const link = first.getByRole('link').first()
            if (leading.has(path) || (await link.count()) === 0) return
            await link.click()
            await expect(dialog.getByRole('heading').first()).toBeVisible()
            await expectAccessible(page, '[role=dialog]')
          })
        }
      })
    }
  })
}

/** What has the focus and lies under the bar on top, and the card around it that is not in sight as a whole. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('main')) return undefined
    const card = focused.closest('main li[data-id]')
    const shown = card && focused === card.querySelector('a') ? card : focused
    const { top, bottom } = shown.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isHidden = top < bar - 1 || (shown !== focused && bottom > innerHeight + 1)
    return isHidden ? `${focused.textContent} ${top}–${bottom}` : undefined
  })

test(
  'by keyboard, a card of a list is in sight with the ring around it, forth and back',
  nightly('packages/web/e2e/accessible-lists.test.ts'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, 'admin')
    await goTo(page, '/service/call-log?period=all')
    const boxes = page.locator('main li[data-id]').getByRole('checkbox')
    await expect(boxes).toHaveCount(10)
    await boxes.first().focus()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 36; times++) {
        await page.keyboard.press(key)
        expect.soft(await hiddenFocus(page), key).toBeUndefined()
      }
    }
  },
)
