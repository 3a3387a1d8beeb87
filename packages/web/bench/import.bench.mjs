// An import of 100,000 rows, each checked and looked up, of which every tenth is there already: seconds from the file to the headings and from
// there to the result of each row, the most memory that the page's process took, and how long a key waited for its answer at the most.
// `node packages/web/bench/import.bench.mjs [rounds] [dist ...]`, several builds in turns.
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareBuilds } from './lib/compare-builds.mjs'

const ROWS = 100_000
const KEY_EVERY_MS = 150
const LIMIT_MS = 600_000

const digits = (at) => String(at).padStart(7, '0')
/** A number of the test's own; its exchange begins with 2, as the numbering plan wants. */
const numberOf = (at) => `(${305 + (at % 3)}) 2${digits(at).slice(1, 3)}-${digits(at).slice(3)}`
const lines = Array.from(
  { length: ROWS },
  (_, at) => `${numberOf(at)},Person ${at},Company ${at % 900},p${at}@example.com,Miami,FL,us`,
)
/** The entry of a row that is there already. */
const entry = (at) => ({
  customerId: 1,
  number: `+1${numberOf(at).replace(/\D/g, '')}`,
  name: `Person ${at}`,
  country: 'us',
  blocked: false,
})

const file = join(tmpdir(), 'lineboard-import.csv')
writeFileSync(file, `Number,Name,Company,E-mail,City,State,Country\n${lines.join('\n')}\n`)

/** Notes how long keys wait for what is painted after them. */
function watchKeys() {
  globalThis.longestKeyMs = 0
  const note = (list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') globalThis.longestKeyMs = Math.max(globalThis.longestKeyMs, duration)
  }
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 })
}

/** Reads the most memory that the process of a page took so far, in megabytes. */
async function memoryOf(page) {
  const client = await page.context().browser().newBrowserCDPSession()
  const { processInfo } = await client.send('SystemInfo.getProcessInfo')
  const most = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0))
  return Math.max(...most) / 1024
}

/** Presses a key again and again until something is there. */
async function pressUntil(page, locator) {
  const until = performance.now() + LIMIT_MS
  while (!(await locator.isVisible())) {
    if (performance.now() > until) throw new Error('The import came to no end')
    await page.keyboard.press('Shift')
    await page.waitForTimeout(KEY_EVERY_MS)
  }
}

await compareBuilds('web import', 'an import of 100,000 rows', async (context, note, server) => {
  const book = server.store.table('PhoneBook')
  if (book.count({ name: 'Person 0' }) === 0) for (let at = 0; at < ROWS; at += 10) book.insert(entry(at))
  const page = await context.newPage()
  await page.goto('/service/phone-book')
  await page.locator('[role=row][data-id]').first().waitFor()
  note('memory with the list open, MB', await memoryOf(page))
  await page.getByRole('button', { name: 'Import' }).first().click()
  await page.evaluate(watchKeys)
  let startMs = performance.now()
  await page.locator('input[type=file]').setInputFiles(file)
  const check = page.getByRole('button', { name: 'Check' })
  await pressUntil(page, check)
  note('file to headings, s', (performance.now() - startMs) / 1000)
  startMs = performance.now()
  await check.click()
  await pressUntil(page, page.getByRole('button', { name: /^Import .*\d/ }))
  note('headings to result, s', (performance.now() - startMs) / 1000)
  note('most memory in the import, MB', await memoryOf(page))
  note('longest wait of a key, ms', await page.evaluate(() => globalThis.longestKeyMs))
  await page.close()
})
