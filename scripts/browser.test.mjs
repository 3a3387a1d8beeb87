import { describe, expect, test } from 'vitest'
import { chromiumArguments, findChromium } from './browser.mjs'

const CHROME_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** @param {{ env?: Record<string, string>, platform?: string, there?: string[], own?: string }} machine */
const find = ({ env = {}, platform = 'linux', there = [], own }, isShellWanted = false) =>
  findChromium({ env, platform, exists: (path) => there.includes(path), playwrightPath: () => own }, isShellWanted)

describe('findChromium', () => {
  test.each([
    ['nothing', {}, undefined],
    [
      'the wish before all others',
      { env: { LINEBOARD_CHROMIUM: '/my/chrome', PATH: '/bin' }, there: ['/my/chrome', '/bin/chromium'] },
      '/my/chrome',
    ],
    [
      'nothing for a wish that leads nowhere',
      { env: { LINEBOARD_CHROMIUM: '/my/chrome', PATH: '/bin' }, there: ['/bin/chromium'] },
      undefined,
    ],
    [
      'the first on the PATH',
      { env: { PATH: '/bin:/usr/bin' }, there: ['/usr/bin/chromium', '/usr/bin/google-chrome'] },
      '/usr/bin/chromium',
    ],
    [
      'an installed Chrome before what Playwright brought',
      { env: { PATH: '/usr/bin' }, there: ['/usr/bin/google-chrome', '/own'], own: '/own' },
      '/usr/bin/google-chrome',
    ],
    ['what Playwright brought', { env: { PATH: '/usr/bin' }, there: ['/own'], own: '/own' }, '/own'],
    ['nothing where Playwright only would have put one', { own: '/own' }, undefined],
    ["macOS's place for programs", { platform: 'darwin', there: [CHROME_MAC] }, CHROME_MAC],
  ])('finds %s', (_, machine, expected) => {
    expect(find(machine)).toBe(expected)
  })
})

test('a Chromium without windows goes first where it is wanted, and only there', () => {
  const there = ['/bin/chromium', '/usr/bin/chromium-headless-shell']
  const machine = { env: { PATH: '/bin:/usr/bin' }, there }
  expect(find(machine)).toBe('/bin/chromium')
  expect(find(machine, true)).toBe('/usr/bin/chromium-headless-shell')
  expect(find({ ...machine, there: ['/bin/chromium'] }, true)).toBe('/bin/chromium')
  expect(find({ ...machine, env: { ...machine.env, LINEBOARD_CHROMIUM: '/bin/chromium' } }, true)).toBe('/bin/chromium')
})

test('only root goes without the sandbox', () => {
  expect(chromiumArguments(true)).toContain('--no-sandbox')
  expect(chromiumArguments(false)).not.toContain('--no-sandbox')
  expect(chromiumArguments(false)).toContain('--disable-background-networking')
})
