import { accessOf, createLineboard } from '@lineboard/sdk'
import { isSeen } from '../src/places/is-seen.ts'
import { allPlaces, isList } from '../src/places/place.ts'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { listPage } from './support/list-page.ts'
import { lists } from './support/lists.ts'
import { password, people } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const looks = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const

/** Lists whose rows lead to a page of their own, and open nothing beside the list. */
const leading = new Set(['/service/billing/low-wallets', '/service/billing/past-due'])

const half = Math.ceil(lists.length / 2)

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

for (const { name, viewport, scheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const [part, some] of [lists.slice(0, half), lists.slice(half)].entries()) {
      test(`lists and rows, part ${part + 1}`, async ({ page, ownServer }) => {
        test.setTimeout(180_000)
        await chooseScheme(page, scheme, ownServer, 'super')
        await openAs(page, 'super')
        await expect(page.locator('main h1')).toHaveText('Dashboard')
        for (const { path, heading } of some) {
          await test.step(path, async () => {
            // As a link in the page goes there: loading all of it anew for each list takes longer than the scans.
            await page.evaluate((address) => history.pushState(null, '', address), `${path}?period=all`)
            const { rows, cards, dialog } = listPage(page)
            await expect(page.locator('main h1')).toHaveText(heading)
            await expect(dialog).toHaveCount(0)
            const first = (viewport.width < 700 ? cards : rows).first()
            await expect(first).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
            // What is around the lists is the same for each, and scanned with other screens.
            await expectAccessible(page, 'main')
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
