import type { components } from '@lineboard/contract'
import { MINUTE_MS } from '@lineboard/contract/durations'
import { NotFoundError } from '@lineboard/sdk'
import { runBulk } from '@lineboard/sdk/bulk'
import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { t } from './samples.messages.ts'

type CallLogInput = components['schemas']['CallLogInput']

/** A call that somebody looks around with. */
export type SampleCall = Omit<CallLogInput, 'id'> & { callId: string }

/** Ids of the two sources that sample calls come from. */
type SampleSources = readonly [first: number, second: number]

const days = 6
const hours = [9, 11, 14, 16] as const
const statuses = ['answered', 'answered', 'missed', 'answered', 'voicemail', 'answered', 'busy'] as const
const callers = 9

/** Numbers of an area code that is kept for no place: nobody's calls come in to them. */
const trackingNumbers = ['+15005550160', '+15005550161'] as const

/** By what the sample calls of a customer are told from all others, in their order. */
export const sampleCallIds = (customerId: number): string[] =>
  Array.from({ length: days * hours.length }, (_, at) => `sample-${customerId}-${at + 1}`)

const atHour = (now: Date, daysAgo: number, hour: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hour)

/**
 * Calls of the six days before `now`, for two sources by turns: people who call again, calls that nobody took, none that costs anything.
 * The same each time but for their days, in the time zone of the browser.
 */
export function sampleCalls(customerId: number, sourceIds: SampleSources, now: Date): SampleCall[] {
  return sampleCallIds(customerId).map((callId, at) => {
    const hour = atHour(now, days - Math.floor(at / hours.length), hours[at % hours.length] ?? 9)
    const startedAt = new Date(hour.getTime() + ((at * 17) % 60) * MINUTE_MS)
    const status = statuses[at % statuses.length] ?? 'answered'
    const talks = status === 'answered' || status === 'voicemail'
    const ringSeconds = 4 + (at % 5) * 3
    const talkSeconds = talks ? 30 + ((at * 53) % 400) : 0
    const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000).toISOString()
    return {
      callId,
      customerId,
      direction: 'inbound',
      status,
      startedAt: startedAt.toISOString(),
      ...(talks && { answeredAt: after(ringSeconds) }),
      endedAt: after(ringSeconds + talkSeconds),
      ringSeconds,
      talkSeconds,
      callerNumber: `+1305555${String(110 + (at % callers)).padStart(4, '0')}`,
      trackingNumber: trackingNumbers[at % 3 === 0 ? 1 : 0],
      trackingSourceId: sourceIds[at % 3 === 0 ? 1 : 0],
    }
  })
}

const changed = ['CallLog', 'Report', 'TrackingSource']

/** The source of that kind; one that an earlier try has left is taken. */
async function sampleSource(type: 'print' | 'website'): Promise<number> {
  const name = t(`source.${type}`)
  const [there] = await api().TrackingSource.find({ filter: { where: { name }, limit: 1 } })
  return (there ?? (await api().TrackingSource.upsert({ body: { name, type, description: t('source.description') } })))
    .id
}

/** Remembers ids of the sources that were added; undefined forgets them. */
type Keep = (sourceIds: SampleSources | undefined) => Promise<void>

/** Adds sample calls and their sources to the person's company; those that are there already are not added again. */
export async function addSamples(customerId: number, keep: Keep): Promise<void> {
  const sampleSources: SampleSources = [await sampleSource('print'), await sampleSource('website')]
  // First, so that what was added can be removed, whatever fails from here on.
  await keep(sampleSources)
  const where = { callId: { inq: sampleCallIds(customerId) } }
  const there = new Set((await api().CallLog.find({ filter: { where } })).map(({ callId }) => callId))
  const { results } = await runBulk({
    items: sampleCalls(customerId, sampleSources, new Date()).filter(({ callId }) => !there.has(callId)),
    run: (body) => api().CallLog.upsert({ body }),
  })
  await refresh(...changed)
  for (const { status, error } of results) if (status === 'failed') throw error
}

/** Deletes a source, unless somebody has come to use it or it has gone. */
async function removeSource(id: number): Promise<void> {
  const numbers = await api().OpNumber.count({ where: { tracking_sourceId: id } })
  const calls = await api().CallLog.count({ where: { trackingSourceId: id } })
  if (numbers.count + calls.count > 0) return
  try {
    await api().TrackingSource.deleteById({ id })
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
  }
}

/** Takes away what `addSamples` has added, and nothing else. */
export async function removeSamples(customerId: number, sourceIds: readonly number[], keep: Keep): Promise<void> {
  await api().CallLog.deleteAll({ where: { callId: { inq: sampleCallIds(customerId) } } })
  for (const id of sourceIds) await removeSource(id)
  await keep(undefined)
  await refresh(...changed)
}
