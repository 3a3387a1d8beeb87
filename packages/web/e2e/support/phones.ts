import type { Browser, BrowserContext, Locator, Page, WebSocketRoute } from '@playwright/test'
import { expect } from '@playwright/test'
import { chromium } from '../../../../scripts/browser.mjs'
import { password } from './people.ts'
import { openAs } from './sign-in.ts'

const { executablePath, args } = await chromium()

/** A browser whose microphone is a made one, which beeps. */
export const withMadeSound = {
  executablePath,
  args: [
    ...args,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ],
}

/** Somebody at a softphone. */
export interface AtPhone {
  page: Page
  panel: Locator
  /** The call with this name, as its card. */
  call(whom: string | RegExp): Locator
  press(name: string): Promise<void>
  /** How much sound has come in by now, of the latest call. */
  heard(): Promise<number>
  dial(whom: string): Promise<void>
}

declare global {
  interface Window {
    phoneConnections: RTCPeerConnection[]
  }
}

/** Lets a test see how much sound comes in. */
const watchConnections = () => {
  window.phoneConnections = []
  const Real = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Real {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      window.phoneConnections.push(this)
    }
  }
}

/** Gives the password to the softphone, and waits until it is ready. */
export async function switchOn(panel: Locator, given: string = password): Promise<void> {
  await panel.getByLabel('Password').fill(given)
  await panel.getByRole('button', { name: 'Switch on' }).click()
}

/** A browser of its own, whose microphone is allowed; its phone connects to `port`, or where the mock server says. */
export async function phoneContext(browser: Browser, baseURL: string, port?: number): Promise<BrowserContext> {
  // The policy of the page allows the mock server's own phones alone.
  const bypassCSP = port !== undefined
  const context = await browser.newContext({ baseURL, permissions: ['microphone'], bypassCSP })
  if (port !== undefined)
    await context.route('**/assets/config.json', async (route) => {
      const answer = await route.fetch()
      const config: object = await answer.json()
      const softphone = { scheme: 'ws', server: null, port, path: '/ws', sipDomain: 'sip.lineboard.example' }
      await route.fulfill({ response: answer, json: { ...config, softphone } })
    })
  return context
}

/** Lets the connection to the phone server be cut, until it is mended; sound goes its own way. */
export async function breakableLine(context: BrowserContext): Promise<{ cut(): Promise<void>; restore(): void }> {
  let isCut = false
  const open = new Set<WebSocketRoute>()
  await context.routeWebSocket(/\/ws$/, (socket) => {
    if (isCut) {
      void socket.close({ code: 1012 })
      return
    }
    socket.connectToServer()
    open.add(socket)
  })
  return {
    async cut() {
      isCut = true
      for (const socket of open) await socket.close({ code: 1012 })
      open.clear()
    },
    restore() {
      isCut = false
    },
  }
}

/** Opens the app with its softphone, switched on. */
export async function atPhone(context: BrowserContext, person: string): Promise<AtPhone> {
  const page = await context.newPage()
  await page.addInitScript(watchConnections)
  await openAs(page, person)
  const phone = await openPhone(page)
  await switchOn(phone.panel)
  await expect(phone.panel.getByText('Ready for calls')).toBeVisible()
  return phone
}

/** Opens another tab of somebody who is signed in, with the softphone. */
export async function openTab(context: BrowserContext): Promise<AtPhone> {
  const page = await context.newPage()
  await page.addInitScript(watchConnections)
  await page.goto('/service/dashboard')
  return openPhone(page)
}

async function openPhone(page: Page): Promise<AtPhone> {
  const panel = page.getByRole('region', { name: 'Softphone' })
  await page.getByRole('button', { name: /^Softphone/ }).click()
  return {
    page,
    panel,
    call: (whom) => panel.getByRole('region', { name: whom }),
    press: (name) => panel.getByRole('button', { name, exact: true }).click(),
    heard: () =>
      page.evaluate(async () => {
        const connection = window.phoneConnections.at(-1)
        const stats = [...((await connection?.getStats()) ?? new Map()).values()]
        return stats.find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0
      }),
    async dial(whom) {
      await panel.getByLabel('Number or username').fill(whom)
      await panel.getByRole('button', { name: 'Call', exact: true }).click()
    },
  }
}

/** Sound goes on coming in. */
export async function hears({ heard }: AtPhone): Promise<void> {
  const before = await heard()
  await expect.poll(heard, { timeout: 10_000 }).toBeGreaterThan(before + 0.0001)
}

/** Once what was on its way has come, a second brings no sound. */
export async function hearsNothing({ heard, page }: AtPhone): Promise<void> {
  await expect
    .poll(async () => {
      const before = await heard()
      await page.waitForTimeout(1000)
      return (await heard()) - before
    })
    .toBeLessThan(0.0005)
}

/** Has one call the other, who answers. */
export async function talking(caller: AtPhone, whom: string, called: AtPhone): Promise<void> {
  await caller.dial(whom)
  await called.press('Answer')
  await expect(caller.call(`Call with ${whom}`).getByText('In a call')).toBeVisible()
}
