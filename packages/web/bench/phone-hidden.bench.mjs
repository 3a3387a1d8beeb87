// Whether a softphone in a tab that is out of sight rings. The tab is hidden in silence for as many renewals of its registration as an hour
// has, with its timers at rest as the browser has them, and then called 20 times: `node packages/web/bench/phone-hidden.bench.mjs
// [minutes [calls]]`. Registrations hold for 20 s in fewer minutes than an hour, and as usual in one. It takes a Kamailio, which says so, and
// a screen, as a browser without one hides no tab: where there is none, one of Xvfb's.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { freePort } from '../../../scripts/lib/port.mjs'
import { kamailioConfiguration, startKamailio } from '../e2e/support/kamailio.ts'
import { password } from '../e2e/support/people.ts'
import { switchOn, withMadeSound } from '../e2e/support/phones.ts'

const MINUTES = Number(process.argv[2] ?? 10)
const CALLS = Number(process.argv[3] ?? 20)
const HELD_SECONDS = MINUTES < 60 ? 20 : 120
const webRoot = fileURLToPath(new URL('../dist', import.meta.url))

/** Timers of a hidden page run once a minute after five minutes; here after ten seconds. */
const resting = '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/10'

if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
  const { error, status } = spawnSync('xvfb-run', ['--auto-servernum', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
  })
  if (error) console.error('web: a hidden softphone is not measured, as there is no screen: apt-get install xvfb')
  process.exit(status ?? 1)
}

const folder = await mkdtemp(join(tmpdir(), 'phone-hidden-'))
const configuration = join(folder, 'kamailio.cfg')
const text = await readFile(kamailioConfiguration, 'utf8')
await writeFile(configuration, text.replace(/("max_expires", )\d+/, `$1${HELD_SECONDS}`))
const phones = await startKamailio(configuration)
const server = await createMockServer({ webRoot })

/** Signs somebody in, whose phone is at the Kamailio. */
async function atKamailio(context, page, person) {
  await context.route(`${server.url}/**`, async (route) => {
    const answer = await route.fetch()
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/assets/config.json')) {
      const softphone = {
        scheme: 'ws',
        server: null,
        port: phones.port,
        path: '/ws',
        sipDomain: 'sip.lineboard.example',
      }
      await route.fulfill({ response: answer, json: { ...(await answer.json()), softphone } })
    } else {
      // The policy of the page allows the mock server's own phones alone.
      const { 'content-security-policy': _, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    }
  })
  const data = { username: person, password }
  const answer = await context.request.post(`${server.url}/api/v1/DashUsers/authenticate`, { data })
  await page.addInitScript((token) => localStorage.setItem('token', token), await answer.text())
  await page.goto(`${server.url}/service/dashboard`)
  await page.getByRole('button', { name: /^Softphone/ }).click()
  const panel = page.getByRole('region', { name: 'Softphone' })
  await switchOn(panel)
  await panel.getByText('Ready for calls').waitFor()
  return panel
}

/** Evaluates in a page without what Playwright has each page believe: that it is in front. */
async function evaluateAlone(target, expression) {
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const answer = new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(JSON.parse(data))))
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }))
  const { result } = await answer
  socket.close()
  return result.result.value
}

const { executablePath, args } = await chromium({ isMeasured: true })
// Pages that a test answers have no place in the network for the browser, and may connect nowhere.
const unplaced = '--disable-features=LocalNetworkAccessChecks,WebRtcHideLocalIpsWithMdns'
const sounds = withMadeSound.args.filter((each) => !each.startsWith('--headless'))
const debugPort = await freePort()
const nearby = spawn(
  executablePath,
  [
    ...args,
    ...sounds,
    unplaced,
    resting,
    `--remote-debugging-port=${debugPort}`,
    `--user-data-dir=${folder}/nora`,
    '--no-first-run',
    'about:blank',
  ],
  { stdio: 'ignore' },
)
const debug = `http://127.0.0.1:${debugPort}`
while (!(await fetch(debug).catch(() => undefined))) {
  if (nearby.exitCode !== null)
    throw new Error(`${executablePath} ended with ${nearby.exitCode} before it could be asked anything`)
  await pause(200)
}
const control = await playwright.connectOverCDP(debug)
const [context] = control.contexts()
await context.grantPermissions(['microphone'])
const [noraPage] = context.pages()
await atKamailio(context, noraPage, 'admin')
await noraPage.evaluate(() => {
  globalThis.ticks = 0
  setInterval(() => {
    globalThis.ticks += 1
  }, 1000)
})
await control.close()
const targets = await (await fetch(`${debug}/json`)).json()
const nora = targets.find(({ type, url }) => type === 'page' && url.startsWith(server.url))
await fetch(`${debug}/json/new?about:blank`, { method: 'PUT' })

const browser = await playwright.launch({ ...withMadeSound, args: [...withMadeSound.args, unplaced] })
const other = await browser.newContext({ permissions: ['microphone'] })
const marcusPage = await other.newPage()
const marcus = await atKamailio(other, marcusPage, 'user')

const hiddenMs = Date.now()
// A page that rings is heard, and its timers run on: it is left alone first, and called then.
await pause(MINUTES * 60_000)
const [ticks, visibility] = await evaluateAlone(nora, '[globalThis.ticks, document.visibilityState]')
const hiddenSeconds = Math.round((Date.now() - hiddenMs) / 1000)
let rang = 0
for (let call = 1; call <= CALLS; call += 1) {
  await marcus.getByLabel('Number or username').fill('admin')
  await marcus.getByRole('button', { name: 'Call', exact: true }).click()
  let isRinging = false
  for (const untilMs = Date.now() + 10_000; !isRinging && Date.now() < untilMs; ) {
    await pause(200)
    isRinging = await evaluateAlone(nora, "document.body.innerText.includes('Ringing')")
  }
  if (isRinging) rang += 1
  else console.log(`call ${call} did not ring`)
  await marcus
    .getByRole('button', { name: 'Cancel', exact: true })
    .click({ timeout: 5000 })
    .catch(() => undefined)
}
console.log(
  `web: a softphone ${visibility} for ${hiddenSeconds} s, registrations of ${HELD_SECONDS} s: ` +
    `${rang} of ${CALLS} calls rang; a timer of one second ran ${ticks} times`,
)
await browser.close()
nearby.kill()
await once(nearby, 'exit')
await server.close()
await phones.close()
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
