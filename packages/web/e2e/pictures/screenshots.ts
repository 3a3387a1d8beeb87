// Takes the pictures of the guide: `pnpm screenshots`, or those that are named; with --check it says which are stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as browsers, type Page } from '@playwright/test'
import { chromium } from '../../../../scripts/browser.mjs'
import { buildWeb } from '../../../../scripts/lib/prepare.mjs'
import { beginPictureWorld, textOf } from './picture-world.ts'
import { type Picture, pictures } from './pictures.ts'

const MOST_BYTES = 60_000
/** From the best on, until a picture is small enough. */
const QUALITIES = [82, 70, 58, 46, 34]

const webRoot = fileURLToPath(new URL('../../dist', import.meta.url))
const fileOf = (name: string) => fileURLToPath(new URL(`../../../../docs/guide/images/${name}`, import.meta.url))

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** How long nothing changes before a picture is taken, in milliseconds: some of what a screen shows comes when it rests. */
const REST_MS = 2000

async function settledText(page: Page, picture: Picture): Promise<string> {
  let text = ''
  for (;;) {
    const now = await textOf(page, picture)
    if (now === text) return text
    text = now
    await page.waitForTimeout(REST_MS)
  }
}

async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error(`A picture of ${page.url()} is larger than ${MOST_BYTES} bytes.`)
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } })
  const unknown = positionals.filter((name) => !Object.hasOwn(pictures, name))
  if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}.`)
  // The build takes the pictures along: a new one is empty until it is taken.
  for (const name of Object.keys(pictures))
    if (read(fileOf(`${name}.webp`)) === undefined) writeFileSync(fileOf(`${name}.webp`), '')
  await buildWeb()
  const browser = await browsers.launch(await chromium())
  const world = await beginPictureWorld(browser, webRoot)
  const wanted: [string, Picture][] = Object.entries(pictures).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  )
  let wrong = 0
  for (const [name, picture] of wanted) {
    try {
      const page = await world.open(picture)
      const text = await settledText(page, picture)
      if (values.check) {
        if (read(fileOf(`${name}.txt`)) === text) continue
        wrong += 1
        console.log(`${name} is stale`)
        continue
      }
      const bytes = await pictureOf(page)
      writeFileSync(fileOf(`${name}.webp`), bytes)
      writeFileSync(fileOf(`${name}.txt`), text)
      console.log(`${name}: ${bytes.length} bytes`)
    } catch (error) {
      // The others can be taken all the same.
      wrong += 1
      console.error(`${name} could not be taken: ${String(error)}`)
    }
  }
  await world.close()
  await browser.close()
  return wrong > 0 ? 1 : 0
}

process.exitCode = await run()
