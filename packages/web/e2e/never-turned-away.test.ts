import type { Page } from '@playwright/test'
import { lists } from './support/lists.ts'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Somebody of every seeded role, and of every kind, at the owner and at a customer. */
const somebody = ['super', 'admin', 'user', 'readonly', 'maya', 'priya', 'felix'] as const

/** Every answer that turned the person away, as it comes. */
function refusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401 || answer.status() === 403)
      refused.push(`${answer.status()} ${answer.request().method()} ${new URL(answer.url()).pathname}`)
  })
  return refused
}

/** Paths that links of the page lead to, within the app. */
const linksOf = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} a[href^="/service/"]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

const rules = nightly(
  'packages/web/src/list/every-permission.test.ts',
  'packages/mock-server/src/domain/access/who-may.test.ts',
)

/** The short walk is of somebody who has a role that a customer made: neither everything nor nothing. What lists ask is held for all of them. */
const walks = [
  ...somebody.map((person) => ({ person, screens: 'all screens', details: rules, passesBy: new Set<string>() })),
  { person: 'maya', screens: 'all but lists', details: rules, passesBy: new Set(lists.map(({ path }) => path)) },
]

for (const { person, screens, details, passesBy } of walks) {
  const title = `${person} walks through ${screens} that are offered, and is never turned away`
  test(title, details, async ({ page }) => {
    test.setTimeout(600_000)
    const refused = refusals(page)
    await openAs(page, person)
    await expect(page.getByRole('banner')).toBeVisible()
    const waiting = [...new Set(await linksOf(page, 'body'))]
    const visited = new Set<string>()
    while (waiting.length > 0) {
      const path = waiting.shift() ?? ''
      // Rows are many, and their links are pointed at.
      if (visited.has(path) || passesBy.has(path) || /\/\d+(\/|$)/.test(path)) continue
      visited.add(path)
      await test.step(path, async () => {
        // As a link does: without loading the app anew.
        await page.evaluate((to) => history.pushState(null, '', to), path)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await pointAtLinks(page)
        for (const next of await linksOf(page, 'main nav')) if (!visited.has(next)) waiting.push(next)
        expect(refused, path).toEqual([])
        expect(new URL(page.url()).pathname).not.toContain('/auth/')
      })
    }
    expect(visited.size).toBeGreaterThan(5)
  })
}

/** Points at every link of the page, which asks ahead of need for what it leads to. */
const pointAtLinks = (page: Page): Promise<void> =>
  page.locator('a[href^="/service/"]').evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })

test('nothing is sent for a screen that is not permitted, when its address is opened', async ({ page }) => {
  const refused = refusals(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAs(page, 'admin', '/service/system/audit')
  await expect(page.getByText(/^You may not see/)).toBeVisible()
  expect(refused).toEqual([])
  expect(asked.filter((path) => path.includes('AuditLog'))).toEqual([])
})
