import { useEffect, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { useCall } from '../../data/use-call.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { noticeKey, noticeMs, phaseOf } from '../../shared/maintenance/windows.ts'

const panels = loadOnce(() => import('./shell-panels.ts'))

/** How long a screen has stood before windows are asked for, and how often they are looked at again, in milliseconds. */
const REST_MS = 1000
const AGAIN_MS = 60_000
/** Windows are asked for anew this often; within it the same question has the same answer. */
const ASK_MS = 600_000

/** Most dismissals that are kept: older ones are of work that is long over. */
const MOST_KEPT = 50

function readDismissed(): readonly string[] {
  const kept = readStoredJson('dismissedMaintenance')
  return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : []
}

/** Tells over every screen of work that may disturb calls, three days before it and while it lasts, until it is dismissed. */
export function MaintenanceBand() {
  const [nowMs, setNow] = useState<number>()
  const [dismissed, setDismissed] = useState(readDismissed)
  useEffect(() => whenAtRest(() => setNow(Date.now()), REST_MS), [])
  useEffect(() => {
    const timer = setInterval(() => setNow((before) => before && Date.now()), AGAIN_MS)
    return () => clearInterval(timer)
  }, [])

  const askedMs = nowMs === undefined ? undefined : Math.floor(nowMs / ASK_MS) * ASK_MS
  const { data = [] } = useCall('Mainteinance.find', askedMs === undefined ? null : { filter: soon(askedMs) }, {
    silent: true,
  })
  const shown = data.filter((window) => {
    const phase = nowMs === undefined ? undefined : phaseOf(window, nowMs)
    return phase !== undefined && !dismissed.includes(noticeKey(window, phase))
  })
  const { value: loaded } = useLoaded(panels, shown.length > 0)
  const handleDismiss = (key: string) => {
    const kept = [...readDismissed(), key].slice(-MOST_KEPT)
    writeStored('dismissedMaintenance', JSON.stringify(kept))
    setDismissed(kept)
  }
  return (
    <div role="status">
      {loaded && shown.length > 0 && (
        <loaded.MaintenanceLines windows={shown} nowMs={nowMs ?? 0} onDismiss={handleDismiss} />
      )}
    </div>
  )
}

/** The windows that are told of now or within the time until they are asked for again. */
const soon = (askedMs: number) =>
  ({
    where: {
      status: { inq: ['planned', 'running'] },
      endsAt: { gt: new Date(askedMs) },
      startsAt: { lt: new Date(askedMs + noticeMs + ASK_MS) },
    },
    order: 'startsAt ASC',
    limit: 5,
  }) as const
