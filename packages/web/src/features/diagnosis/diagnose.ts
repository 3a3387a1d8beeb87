import { appVersion } from '../../browser/page.ts'
import { isStorageRefused } from '../../browser/storage.ts'
import { clientOptions } from '../../data/client.ts'
import type { LiveState } from '../../data/live.ts'
import { placeAt } from '../../places/place-at.ts'
import { browserTimeZone, formatDateTime, timeZone } from '../../state/dates.ts'
import { activeToken, session } from '../../state/session.ts'
import { t } from './diagnosis.messages.ts'

/** How long calls to an address were waited for, in milliseconds. */
export interface Latency {
  median: number
  slowest: number
  count: number
}

const MOST = 50

/** Of the last calls that the browser remembers, without asking anything; undefined where there are none. */
export function latencyOf(
  entries: readonly Pick<PerformanceEntry, 'name' | 'duration'>[],
  base: string,
): Latency | undefined {
  const durations = entries
    .filter(({ name }) => name.startsWith(base))
    .slice(-MOST)
    .map(({ duration }) => Math.round(duration))
    .sort((a, b) => a - b)
  const [median, slowest] = [durations[durations.length >> 1], durations.at(-1)]
  return median === undefined || slowest === undefined ? undefined : { median, slowest, count: durations.length }
}

/** Things known under a heading, in words. */
export interface Part {
  title: string
  facts: [label: string, value: string][]
}

const sessionEnd = () => {
  const token = activeToken()
  return token ? formatDateTime(Date.parse(token.created) + token.ttl * 1000) : t('unknown')
}

function sessionFacts(): Part['facts'] {
  const { user, impersonation } = session
  const actsAs: Part['facts'] = impersonation ? [[t('actsAs'), impersonation.impersonator]] : []
  return [
    [
      t('user'),
      user
        ? t('userOf', { username: user.username, id: String(user.id), customerId: String(user.customerId) })
        : t('unknown'),
    ],
    ...actsAs,
    [t('ends'), sessionEnd()],
  ]
}

function waiting(base: string): string {
  const latency = latencyOf(performance.getEntriesByType('resource'), base)
  if (!latency) return t('noCalls')
  const { median, slowest, count } = latency
  return t('latencyOf', { median: `${median}`, slowest: `${slowest}`, count: `${count}` })
}

/** What support asks for: never a token, nor rows of anybody. */
export function diagnose(socket: LiveState, onServer: string): Part[] {
  const { version, commit } = appVersion()
  const { href } = new URL(clientOptions().baseUrl, location.href)
  return [
    {
      title: t('app'),
      facts: [
        [t('version'), version || t('unknown')],
        [t('commit'), commit || t('unknown')],
        [t('onServer'), onServer],
        [t('page'), placeAt(location.pathname)?.path ?? t('unknown')],
        [t('openSince'), formatDateTime(performance.timeOrigin)],
      ],
    },
    { title: t('session'), facts: sessionFacts() },
    {
      title: t('connection'),
      facts: [
        [t('network'), navigator.onLine ? t('online') : t('offline')],
        [t('api'), href],
        [t('socket'), t(`sockets.${socket}`)],
        [t('latency'), waiting(href)],
      ],
    },
    {
      title: t('device'),
      facts: [
        [t('zone'), t('zoneOf', { own: timeZone(), browser: browserTimeZone() })],
        [t('language'), navigator.languages.join(', ')],
        [
          t('window'),
          t('windowOf', { width: `${innerWidth}`, height: `${innerHeight}`, ratio: `${devicePixelRatio}` }),
        ],
        [t('storage'), t(isStorageRefused() ? 'storageRefused' : 'storageWorks')],
        [t('browser'), navigator.userAgent],
      ],
    },
  ]
}
