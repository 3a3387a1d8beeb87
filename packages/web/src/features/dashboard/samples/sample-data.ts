import { NotFoundError } from '@lineboard/sdk'
import { runBulk } from '@lineboard/sdk/bulk'
import { api } from '../../../data/client.ts'
import { refresh } from '../../../data/use-call.ts'
import { type SampleSources, sampleCallIds, sampleCalls } from './sample-calls.ts'
import { t } from './samples.messages.ts'

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
