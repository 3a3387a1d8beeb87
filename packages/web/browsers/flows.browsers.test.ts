import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browsers } from '../../../scripts/browser.mjs'
import { notTried } from '../../../scripts/lib/debian.mjs'
import { sayNotRun } from '../../../scripts/lib/not-run.mjs'
import { buildWeb } from '../../../scripts/lib/prepare.mjs'
import { firefoxHand } from './firefox.ts'
import { flows, signInFilled } from './flows.ts'
import type { Hand } from './hand.ts'
import { schemes, strangeIn } from './looks.ts'
import { type PersonAt, personAt } from './page.ts'
import { watchedApp } from './watch.ts'
import { webkitHand } from './webkit.ts'

const { browsers: there, missing } = await browsers()
if (missing.length > 0) sayNotRun(notTried('browsers', missing))

const hands = there
  ? ([
      ['Firefox', () => firefoxHand(there.firefox)],
      ['WebKit', () => webkitHand(there.webkitDriver, there.xvfb)],
    ] as const)
  : []

const STEP_MS = 180_000

const folder = mkdtempSync(join(tmpdir(), 'watched-'))
beforeAll(async () => {
  await buildWeb()
  watchedApp(fileURLToPath(new URL('../dist', import.meta.url)), folder)
}, STEP_MS)
afterAll(() => rmSync(folder, { recursive: true }))

/** Screens with radios, selects and strips of tabs. */
const screens = ['/service/user/account', '/service/reports/compare', '/service/tracking-source']

test('the browsers that are tried are there, or their absence is reported', () => {
  expect(hands).toHaveLength(there ? 2 : 0)
})

describe.each(hands)('%s', (_, start) => {
  let server: MockServer
  let hand: Hand
  let person: PersonAt
  beforeAll(async () => {
    server = await createMockServer({ webRoot: folder })
    hand = await start()
    person = personAt(hand, server)
    await signInFilled(person)
  }, STEP_MS)
  afterEach(async () =>
    expect(await person.takeErrors(), 'errors that the page did not catch or told the console').toEqual([]),
  )
  afterAll(async () => {
    await hand.close()
    await server.close()
  })

  test.each(flows)('%s', { timeout: STEP_MS }, (_, flow) => flow(person))

  test.each([1440, 390])(
    'screens are drawn by the app at %i px, dark and light',
    { timeout: STEP_MS },
    async (width) => {
      await person.resize(width)
      // A window of WebKit is as narrow as its own bar lets it be.
      await person.until(`innerWidth >= ${width} && innerWidth < ${width} + 80`)
      for (const path of screens) {
        await person.goTo(path)
        await person.until(
          `location.pathname === ${JSON.stringify(path)} && document.querySelector('main select, main input')`,
        )
        for (const scheme of schemes)
          expect([path, scheme, await strangeIn(person, scheme)]).toEqual([path, scheme, []])
      }
    },
  )
})
