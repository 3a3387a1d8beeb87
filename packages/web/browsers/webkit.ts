import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Capabilities, Key } from 'selenium-webdriver'
import { freePort } from '../../../scripts/lib/port.mjs'
import { type Hand, heightPx } from './hand.ts'

/** How long the screen and the driver may take to start, in milliseconds, and how often that is looked at. */
const START_MS = 20_000
const LOOK_MS = 100

/** What the window has around the page may take as much, in pixels. */
const AROUND_PX = 200

const keys = { Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }

/** A screen that nobody sees; answers its number, which the program itself chooses. */
function startScreen(xvfb: string) {
  const program = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = new Promise<string>((resolve, reject) => {
    program.once('error', reject)
    program.once('exit', () => reject(new Error('Xvfb did not start.')))
    program.stdout.once('data', (said) => resolve(`:${String(said).trim()}`))
  })
  return { program, display }
}

async function untilReady(url: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < START_MS; waitedMs += LOOK_MS) {
    const answer = await fetch(`${url}/status`).catch(() => undefined)
    if (answer?.ok) return
    await pause(LOOK_MS)
  }
  throw new Error('The driver of WebKit did not start.')
}

/** The small browser that WebKitGTK comes with, on a screen of its own, over its driver. */
export async function webkitHand(driverPath: string, xvfb: string): Promise<Hand> {
  const screen = startScreen(xvfb)
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: await screen.display,
    // Root has no sandbox, and a machine of tests no graphics.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const service = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  const resize = (width: number) =>
    driver
      .manage()
      .window()
      .setRect({ width, height: heightPx + AROUND_PX })
  await resize(1440)
  return {
    open: (address) => driver.get(address),
    press: (xpath) => driver.findElement(By.xpath(xpath)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    look: (expression) => driver.executeScript(`return (${expression})`),
    resize: async (width) => void (await resize(width)),
    async close() {
      await driver.quit().catch(() => undefined)
      service.kill()
      screen.program.kill()
    },
  }
}
