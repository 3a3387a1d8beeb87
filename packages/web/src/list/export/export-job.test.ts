import { expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { trackingSources as resource } from '../../features/tracking-sources/tracking-sources.resource.ts'
import { parseListState } from '../../kit/list-state.ts'
import { exportJobs } from '../../state/export-jobs.ts'
import { startExport } from './export-panel.tsx'

// Nothing is read of the file: what writes it ends when its test says so.
const writing = vi.hoisted((): PromiseWithResolvers<void>[] => [])
vi.mock('../../browser/transfer.ts', () => ({
  chooseTarget: async () => ({
    write() {
      const written = Promise.withResolvers<void>()
      writing.push(written)
      return written.promise
    },
  }),
}))

const closing = new EventTarget()
vi.stubGlobal('addEventListener', closing.addEventListener.bind(closing))
vi.stubGlobal('removeEventListener', closing.removeEventListener.bind(closing))
const isAsked = () => !closing.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('closing the page asks first as long as any export runs', async () => {
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1' })
  const list = { resource, where: {}, columns: resource.columns, rows: [], count: 1 }
  const start = () =>
    startExport({ ...list, state: parseListState('', resource.rules) }, { kind: 'shown', format: 'csv' })
  const ends = [start(), start()]
  await vi.waitFor(() => expect(writing).toHaveLength(2))
  expect(isAsked()).toBe(true)
  writing[0]?.resolve()
  await ends[0]
  expect(isAsked()).toBe(true)
  writing[1]?.resolve()
  await ends[1]
  expect(isAsked()).toBe(false)
  expect(exportJobs.all.map(({ status }) => status)).toEqual(['done', 'done'])
})
