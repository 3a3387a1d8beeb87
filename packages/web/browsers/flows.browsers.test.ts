import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browsers, PACKAGES } from '../../../scripts/browsers.mjs'
import { sayNotRun } from '../../../scripts/lib/not-run.mjs'
import { buildWeb } from '../../../scripts/lib/prepare.mjs'
import { firefoxHand } from './firefox.ts'
import { flows, signInFilled } from './flows.ts'
import type { Hand } from './hand.ts'
import { schemes, strangeIn } from './looks.ts'
import { type PersonAt, personAt } from './page.ts'
import { webkitHand } from './webkit.ts'

const there = await browsers()
if (!there) sayNotRun(`browsers: there is no Firefox or no WebKit here (apt-get install ${PACKAGES.join(' ')})`)

const hands = there
  ? ([
      ['Firefox', () => firefoxHand(there.firefox)],
      ['WebKit', () => webkitHand(there.webkitDriver, there.xvfb)],
    ] as const)
  : []

const STEP_MS = 180_000

let server: MockServer
beforeAll(async () => {
  await buildWeb()
  server = await createMockServer({ webRoot: new URL('../dist', import.meta.url).pathname })
}, STEP_MS)
afterAll(() => server.close())

/** Screens with radios, selects and strips of tabs. */
const screens = ['/service/user/account', '/service/reports/compare', '/service/tracking-source']

test('the browsers that are tried are there, or their absence is told', () => {
  expect(hands).toHaveLength(there ? 2 : 0)
})

describe.each(hands)('%s', (_, start) => {
  let hand: Hand
  let person: PersonAt
  beforeAll(async () => {
    hand = await start()
    person = personAt(hand, server.url)
    await signInFilled(person)
  }, STEP_MS)
  afterAll(() => hand.close())

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
