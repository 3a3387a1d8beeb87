import { t } from './sessions.messages.ts'

type Names = readonly (readonly [sign: RegExp, name: string])[]

// The first that fits: browsers also call themselves what they descend from.
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** A browser or program in words, by what it calls itself: `Chrome on Windows`, or its own name where it is none of these. */
export function browserInWords(userAgent = ''): string {
  const program = /^(?!Mozilla\/)([\w.-]+)/.exec(userAgent)?.[1]
  const browser = nameIn(browsers, userAgent) ?? program
  const system = nameIn(systems, userAgent)
  return browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownBrowser'))
}
