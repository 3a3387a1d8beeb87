import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import type { ReactNode } from 'react'
import { api } from '../../data/client.ts'
import { useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { rowHref } from '../../places/href.ts'
import { NewRowsButton } from '../../shared/live/new-rows-button.tsx'
import { useHeldRows } from '../../shared/live/use-held-rows.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { callStatusCell } from './call-cells.ts'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import { HandlingState } from './handling-state.tsx'
import type { CallerAnswers } from './use-caller.ts'

/** The latest calls of the number, each linked to all that is known of it. New ones wait until somebody asks. */
export function CallerCalls({ caller, children }: { caller: CallerAnswers; children: ReactNode }) {
  const { number, customerId, latest, error, retry } = caller
  return (
    <Widget title={t('latest')} action={children} answer={{ data: latest, error, mutate: retry }} heightPx={200}>
      {(calls) => <HeldCalls calls={calls} question={`${number} ${customerId}`} />}
    </Widget>
  )
}

type Calls = NonNullable<CallerAnswers['latest']>

function HeldCalls({ calls, question }: { calls: Calls; question: string }) {
  const { rows, waiting, show } = useHeldRows(calls, question)
  const handled = rows.flatMap(({ id, handledBy }: Served<'CallLog'>) => (handledBy === undefined ? [] : id))
  const filter = { where: { id: { inq: handled } }, include: ['handler'] } as const
  const named = useCall('CallLog.find', handled.length > 0 ? { filter } : null, { silent: true }).data
  return (
    <>
      <div role="status">
        <NewRowsButton waiting={waiting} onShow={show} />
      </div>
      {rows.length === 0 && <p className={styles.none}>{t('noCalls')}</p>}
      <ul className={styles.lines}>
        {rows.map((call) => (
          <CallLine key={call.id} call={call} handler={named?.find(({ id }) => id === call.id)?.handler} />
        ))}
      </ul>
    </>
  )
}

interface CallLineProps {
  call: Served<'CallLog'>
  /** The person with the follow-up of the call. */
  handler: Served<'CallLog'>['handler']
}

function CallLine({ call, handler }: CallLineProps) {
  const formatPhone = usePhoneFormat()
  return (
    <li>
      <span className={styles.what}>
        <PlaceLink href={rowHref('callLogs', { action: 'view', id: call.id }, {}, { period: 'all' })}>
          {formatDateTime(call.startedAt)}
        </PlaceLink>
        <span className={styles.aside}>{call.trackingSourceName ?? formatPhone(call.trackingNumber)}</span>
      </span>
      <span className={styles.aside}>{formatDuration(call.talkSeconds)}</span>
      <span className={styles.chips}>
        {call.status && callStatusCell.render?.({ value: call.status, row: call, tabIndex: 0 })}
        <HandlingState call={{ ...call, ...(handler && { handler }) }} isAlone />
      </span>
    </li>
  )
}

type LightCallLog = components['schemas']['LightCallLog']

/** What the calls of one number come to. */
export interface Figures {
  calls: number
  /** Undefined where the server does not send the status of calls. */
  answered: number | undefined
  /** Undefined where the server does not send how long calls were. */
  talkSeconds: number | undefined
  /** Moments of the first and the last call. */
  first: string | undefined
  last: string | undefined
}

/** Adds calls up, whatever order they are in. */
export function figuresOf(calls: readonly Served<'LightCallLog'>[]): Figures {
  const moments = calls.flatMap(({ startedAt }) => startedAt ?? []).toSorted()
  const seconds = calls.flatMap(({ talkSeconds }) => talkSeconds ?? [])
  const hasStatus = calls.every(({ status }) => status !== undefined)
  return {
    calls: calls.length,
    answered: hasStatus ? calls.filter(({ status }) => status === 'answered').length : undefined,
    talkSeconds: seconds.length === calls.length ? seconds.reduce((sum, each) => sum + each, 0) : undefined,
    first: moments[0],
    last: moments.at(-1),
  }
}

/** How many of the calls came over each source, the most at first; those without one are left out. */
export function sourcesOf(calls: readonly LightCallLog[]): { id: number; calls: number }[] {
  const counts = new Map<number, number>()
  for (const { trackingSourceId: id } of calls) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, calls: count })).toSorted((a, b) => b.calls - a.calls)
}

/** Which sources brought the caller, with how many calls each. */
export function CallerSources({ caller: { calls, error, retry } }: { caller: CallerAnswers }) {
  const sources = sourcesOf(calls ?? [])
  const ids = sources.map(({ id }) => id)
  const asked = ids.length > 0 ? ({ filter: { where: { id: { inq: ids } }, fields: ['id', 'name'] } } as const) : null
  const named = useCall('TrackingSource.find', asked, { silent: true }).data
  const nameOf = (id: number) => named?.find((source) => source.id === id)?.name ?? t('unnamedSource')
  const { has } = api().fields
  // Calls that have no field for it may have come over any source.
  if (calls && sources.length === 0 && has('CallLog', 'trackingSourceId') !== true) return null
  return (
    <Widget title={t('sources')} answer={{ data: calls, error, mutate: retry }} heightPx={40}>
      {() =>
        sources.length === 0 ? (
          <p className={styles.none}>{t('noSources')}</p>
        ) : (
          <ul className={styles.lines}>
            {sources.map(({ id, calls: count }) => (
              <li key={id}>
                <PlaceLink href={rowHref('trackingSources', { action: 'edit', id })}>{nameOf(id)}</PlaceLink>
                <span className={styles.aside}>{t('ofCalls', { count, shown: formatNumber(count) })}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}
