import type { LoopbackServer } from '@lineboard/loopback-server'
import { expect, type Page, test } from '@playwright/test'
import { allPlaces, isList } from '../../src/places/place.ts'
import { listPage } from './list-page.ts'
import { goTo, openAs } from './sign-in.ts'

/** A screen that fails, offers what cannot help, or shows what no person may read. */
const WRONG = /could not be shown|Try again|\bNaN\b|\bundefined\b|Invalid Date|\[object /

/** Where each screen that a signed-in person can open is, and whether it lists rows. */
const addresses = allPlaces
  .filter(({ guard, redirectTo, id }) => guard === 'session' && !redirectTo && !id.startsWith('serviceError'))
  .map((place) => ({
    path: place.path.replace(':userId', '2').replace(':id', '2').replace(':number', encodeURIComponent('+12125550142')),
    isList: isList(place),
  }))

/** How long nothing may be on its way before a screen is taken to be whole, in milliseconds. */
const QUIET_MS = 400

interface Watched {
  page: Page
  /** What the page threw and nobody caught. */
  errors: string[]
  /** Since when nothing is on its way, in milliseconds since 1970; undefined while something is. */
  quietSince(): number | undefined
}

function watch(page: Page): Watched {
  const errors: string[] = []
  const flying = new Set<object>()
  let lastMs = Date.now()
  const end = (request: object) => {
    flying.delete(request)
    lastMs = Date.now()
  }
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('request', (request) => flying.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { page, errors, quietSince: () => (flying.size > 0 ? undefined : lastMs) }
}

/** Opens an address as a link does, waits until nothing is on its way, and answers what the screen says, with dialogs and notices. */
async function textAt({ page, quietSince }: Watched, path: string): Promise<string> {
  const openedMs = Date.now()
  await goTo(page, path)
  await expect.poll(() => Date.now() - Math.max(openedMs, quietSince() ?? Date.now())).toBeGreaterThan(QUIET_MS)
  // A dialog hides what is below it from roles.
  await expect(page.locator('main')).not.toBeEmpty()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  return (await page.locator('header, nav, main, [role=dialog], [aria-live=polite]').allInnerTexts()).join('\n')
}

async function expectHonest(watched: Watched, path: string, never: readonly RegExp[]): Promise<void> {
  const text = await textAt(watched, path)
  for (const wrong of [WRONG, ...never]) expect(wrong.exec(text)?.[0] ?? '', `${path}\n${text}`).toBe('')
  expect(text.trim(), `${path} is not blank`).not.toBe('')
}

interface Walk {
  person: string
  /** Opens each list in all of time, and its first row, too. */
  withRows: boolean
  /** What no screen says. */
  never?: readonly RegExp[]
  /** One of several walks that share the addresses among them, from 0. */
  part?: { index: number; of: number }
}

/** Opens every address, or those of a part, as a person. Each screen is whole, and says nothing that is wrong. */
export async function walk(page: Page, { person, withRows, never = [], part }: Walk): Promise<void> {
  const watched = watch(page)
  await openAs(page, person)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  for (const { path, isList: hasRows } of part ? addresses.filter((_, n) => n % part.of === part.index) : addresses) {
    await test.step(path, async () => {
      await expectHonest(watched, path, never)
      if (!hasRows || !withRows) return
      await expectHonest(watched, `${path}?period=all`, never)
      const [id] = await idsOf(page)
      if (id !== undefined) await expectHonest(watched, `${path}/view/${id}`, never)
    })
  }
  expect(watched.errors).toEqual([])
}

/** Ids of the rows on the page. */
const idsOf = (page: Page): Promise<string[]> =>
  listPage(page).rows.evaluateAll((rows) => rows.flatMap((row) => (row instanceof HTMLElement && row.dataset.id) || []))

/** Lists of all rows of a model whose count needs no condition. */
const counted = [
  ['/service/customer', 'Customer'],
  ['/service/tracking-number', 'OpNumber'],
  ['/service/tracking-source', 'TrackingSource'],
  ['/service/routing/receiving', 'ReceivingNumber'],
  ['/service/routing/sipgateway', 'SipGateway'],
  ['/service/user', 'DashUser'],
] as const

/** Lists count the rows that the server has. */
export async function expectCounts(page: Page, loopback: LoopbackServer): Promise<void> {
  for (const [path, model] of counted) {
    const stored = (await loopback.rows(model)).length
    await goTo(page, path)
    await expect(listPage(page).count, path).toContainText(new RegExp(`^${stored} `))
  }
}
