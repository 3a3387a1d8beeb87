import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'
import { test as fromStart } from './support/test.ts'

test.use({ timezoneId: 'America/New_York' })
fromStart.use({ timezoneId: 'America/New_York' })

/** Opens the newest call that has a recording, and answers what the browser asks of recordings from then on. */
async function openRecorded(page: Page) {
  await openAs(page, 'readonly', '/service/call-log?period=last30')
  await expect(listPage(page).rows.first()).toBeVisible()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'))
  const filter = JSON.stringify({ where: { recordingId: { gt: 0 } }, order: 'startedAt DESC', limit: 2 })
  const answer = await page.request.get('/api/v1/CallLogs', { params: { filter, access_token: token.id } })
  const [call, next] = await answer.json()
  await page.getByRole('grid').waitFor()
  const ranges: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('getRecording')) ranges.push(request.headers().range)
  })
  await goTo(page, `/service/call-log/view/${call.id}?period=last30`)
  return { ranges, next, player: page.getByRole('group', { name: /^Recording of the call of/ }) }
}

test('a recording is heard while it comes, and moved in by keys', async ({ page }) => {
  const { ranges, player } = await openRecorded(page)
  const { dialog } = listPage(page)
  await dialog.getByRole('button', { name: 'Listen to the recording' }).click()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => ranges[0], 'the browser asks for parts').toMatch(/^bytes=0-/)
  await page.keyboard.press('Space')
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(player.getByRole('slider', { name: 'Position in the recording' })).toHaveValue('10')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('>')
  await expect(player.getByLabel('Speed')).toHaveValue('1.25')
  await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9')
  await expectAccessible(page, '[role=dialog]')
})

fromStart(
  'with queryToken off no address has a token in it, and recordings are heard',
  nightly(
    'packages/sdk/src/transport/session-request.test.ts',
    'packages/web/src/boot/prefetch-start.test.ts',
    'packages/web/src/data/read-file.test.tsx',
  ),
  async ({ page }) => {
    await page.route('**/assets/config.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), queryToken: false } })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => asked.push(socket.url()))
    const { player } = await openRecorded(page)
    await listPage(page).dialog.getByRole('button', { name: 'Listen to the recording' }).click()
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    await goTo(page, '/service/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/DashUsers\/\d+$/.test(url)).length).toBeGreaterThan(0)
    expect(asked.filter((url) => /getRecording|\/wss/.test(url)).length).toBeGreaterThan(1)
    expect(asked.filter((url) => url.includes('access_token'))).toEqual([])
  },
)

const byPlayback = nightly(
  'packages/web/src/shared/recording/playback-settings.test.ts',
  'packages/web/src/shared/recording/play-when-shown.test.tsx',
  'packages/web/e2e/call-recordings.test.ts',
)
test(
  'a recording is heard while it comes, moved in by keys, and volume and speed are remembered',
  byPlayback,
  async ({ page }) => {
    const { ranges, next, player } = await openRecorded(page)
    const { dialog } = listPage(page)
    expect(ranges, 'nothing is asked for before somebody wants to hear it').toEqual([])
    await dialog.getByRole('button', { name: /^More to do with/ }).click()
    await page.getByRole('menuitem', { name: 'Listen to the recording' }).click()
    const position = player.getByRole('slider', { name: 'Position in the recording' })
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(() => ranges[0], 'the browser asks for parts').toMatch(/^bytes=0-/)
    await expect(player.locator('canvas').first()).toBeAttached()
    await page.keyboard.press('Space')
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveValue('10')
    await player.getByRole('button', { name: 'Back 10 seconds' }).click()
    await expect(position).toHaveValue('0')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('>')
    await expect(player.getByLabel('Speed')).toHaveValue('1.25')
    await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9')

    await player.getByRole('button', { name: 'Next recording in the list' }).click()
    await expect(page).toHaveURL(new RegExp(`/call-log/view/${next.id}`))
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(player.getByLabel('Speed')).toHaveValue('1.25')
    await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9')
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page, 'one step back is the list, however many were heard').toHaveURL(/call-log\?/)
  },
)

test(
  'a recording is kept as a file, and one that is gone says so in its place',
  nightly('packages/web/src/data/read-file.test.tsx'),
  async ({ page, mock }) => {
    const { player } = await openRecorded(page)
    const { dialog } = listPage(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d .*\.wav$/)
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await mock.fault({ operation: 'Storage.getRecording', kind: 'status', status: 404 })
    await dialog.getByRole('button', { name: 'Listen to the recording' }).click()
    await expect(dialog.getByText('The recording is gone.')).toBeVisible()
    await expect(player).toHaveCount(0)
  },
)
