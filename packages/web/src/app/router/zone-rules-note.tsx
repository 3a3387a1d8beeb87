import { DAY_MS } from '@lineboard/contract/durations'
import { areOldRules, minutesAhead } from '@lineboard/contract/zone-rules'
import { offsetName } from '@lineboard/sdk'
import { useEffect, useState } from 'react'
import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { formatDate, timeZone } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { ToastNote } from '../../ui/toast-area.tsx'
import { appConfig } from '../config.ts'
import { t } from './version.messages.ts'

// Governments change the rules of time zones, and programs know them as of the day they were made. Either may be old, the browser or the server.

/** This year and the next, at noon of each day. */
interface Days {
  fromMs: number
  days: number
}

/** From when browser and server disagree about a zone, in minutes ahead of UTC, and whose rules are old. */
interface Disagreement {
  zone: string
  fromMs: number
  here: number
  there: number
  old: 'browserOld' | 'serverOld' | 'oneOld'
}

function yearsAround(now: Date): Days {
  const noonOf = (year: number) => Date.UTC(year, 0, 1, 12)
  const year = now.getUTCFullYear()
  return { fromMs: noonOf(year), days: Math.round((noonOf(year + 2) - noonOf(year)) / DAY_MS) }
}

/** What browser and server disagree about, if anything. */
export function disagreement(
  zone: string,
  { fromMs }: Days,
  server: readonly number[],
  browserAt: (atMs: number) => number,
): Disagreement | undefined {
  const dayMs = (day: number) => fromMs + day * DAY_MS
  const day = server.findIndex((there, at) => browserAt(dayMs(at)) !== there)
  if (day < 0) return undefined
  const serverAt = (atMs: number) => server[Math.round((atMs - fromMs) / DAY_MS)]
  const isBrowserOld = areOldRules(zone, browserAt)
  const isServerOld = areOldRules(zone, serverAt)
  const old = isBrowserOld === isServerOld ? 'oneOld' : isBrowserOld ? 'browserOld' : 'serverOld'
  return { zone, fromMs: dayMs(day), here: browserAt(dayMs(day)), there: server[day] ?? 0, old }
}

/** The server's offsets of these days; undefined where it does not tell them, as no other server than the mock server does. */
async function serverOffsets(zone: string, days: Days, signal: AbortSignal): Promise<readonly number[] | undefined> {
  const { mock, apiBase } = appConfig()
  if (!mock) return undefined
  const url = new URL('/__mock/time-zone', new URL(apiBase, location.href))
  const body = JSON.stringify({ timeZone: zone, ...days })
  try {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
    const { minutesAhead: told }: { minutesAhead?: unknown } = Object(answer.ok ? await answer.json() : undefined)
    return Array.isArray(told) && told.every((each): each is number => typeof each === 'number') ? told : undefined
  } catch {
    // Nobody asked for it: what is not known is not said.
    return undefined
  }
}

const keyOf = (userId: number, { zone, fromMs, here, there }: Disagreement) =>
  [userId, zone, new Date(fromMs).getUTCFullYear(), here, there].join(' ')

/** Most dismissals that are kept. */
const MOST_KEPT = 20

function readDismissed(): string[] {
  const kept = readStoredJson('dismissedZoneRules')
  return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : []
}

/** Says once to each person that their browser and the server have other rules of their time zone, from when, and what to do. */
export function ZoneRulesNote() {
  const { user } = useSession()
  // The zone that is shown follows these settings.
  useUiSettings()
  const zone = timeZone()
  const [found, setFound] = useState<Disagreement>()
  const userId = user?.id
  useEffect(() => {
    setFound(undefined)
    if (userId === undefined) return undefined
    const stop = new AbortController()
    const days = yearsAround(new Date())
    void serverOffsets(zone, days, stop.signal).then((server) => {
      if (stop.signal.aborted || !server) return
      const differs = disagreement(zone, days, server, (atMs) => minutesAhead(zone, atMs))
      setFound(differs && !readDismissed().includes(keyOf(userId, differs)) ? differs : undefined)
    })
    return () => stop.abort()
  }, [userId, zone])
  if (!found || userId === undefined) return null
  const { fromMs, here, there, old } = found
  const handleDismiss = () => {
    writeStored('dismissedZoneRules', JSON.stringify([...readDismissed(), keyOf(userId, found)].slice(-MOST_KEPT)))
    setFound(undefined)
  }
  return (
    <ToastNote text={t(old, { zone, from: formatDate(fromMs), here: offsetName(here), there: offsetName(there) })}>
      <Button size="small" variant="outlined" onClick={handleDismiss}>
        {t('understood')}
      </Button>
    </ToastNote>
  )
}
