import { expect, test } from 'vitest'
import { findBrowsers } from './browser.mjs'

const both = ['/b/WebKitWebDriver', '/b/Xvfb']
const others = { webkitDriver: '/b/WebKitWebDriver', xvfb: '/b/Xvfb' }

test.each([
  ['nothing', /** @type {string[]} */ ([]), undefined],
  ['nothing where one is missing', both, undefined],
  ['all of them', [...both, '/a/firefox'], { firefox: '/a/firefox', ...others }],
  [
    'the long-lived Firefox before another',
    [...both, '/a/firefox', '/b/firefox-esr'],
    { firefox: '/b/firefox-esr', ...others },
  ],
])('finds %s', (_, there, expected) => {
  expect(findBrowsers({ env: { PATH: '/a:/b' }, exists: (path) => there.includes(path) })).toEqual(expected)
})
