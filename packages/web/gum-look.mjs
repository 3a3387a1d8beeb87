import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update'] })
const user = process.argv[2] ?? 'admin'
const q = process.argv[3] ?? ''
const size = (process.argv[4] ?? '1440x900').split('x').map(Number)
const secs = Number(process.argv[5] ?? 20)
const context = await browser.newContext({ viewport: { width: size[0], height: size[1] }, colorScheme: process.argv[7] ?? 'light' })
const page = await context.newPage()
const base = 'http://127.0.0.1:9871'
await page.goto(base + '/')
await page.getByLabel('Username').fill(user)
await page.getByLabel('Password', { exact: true }).fill('Lineboard1!')
await page.keyboard.press('Enter')
await page.waitForURL((url) => !url.pathname.includes('login'), { timeout: 20000 })
await page.waitForTimeout(1500)
const t0 = Date.now()
page.on('request', (r) => { const u = r.url(); if (/api\/v1/.test(u)) console.log(((Date.now()-t0)/1000).toFixed(1), r.method(), decodeURIComponent(u.replace(base,'')).slice(0,260)) })
await page.goto(base + (process.argv[6] ?? '/service/call-logs') + q)
await page.waitForTimeout(3000)
const first = () => page.locator('[role=row][data-id]').evaluateAll((els) => els.slice(0,12).map((e) => e.getAttribute('data-id')).join(' '))
let last = ''
for (let i = 0; i < secs; i++) { const now = await first(); if (now !== last) console.log(((Date.now()-t0)/1000).toFixed(1), 'ROWS', now); last = now; await page.waitForTimeout(1000) }
await page.screenshot({ path: '/tmp/gum-shots/' + (process.argv[8] ?? 'a') + '.png' })
await browser.close()
