import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { initClient } from '../data/client.ts'
import { hangsAfterMs, trackedFetch } from '../data/tracked-fetch.ts'
import { trackingSources as resource } from '../features/tracking-sources/tracking-sources.resource.ts'
import { parseListState } from '../kit/list-state.ts'
import { activity } from '../state/activity.ts'
import { exportJobs } from '../state/export-jobs.ts'
import { readMatching } from './actions/selection-bar.tsx'
import { type ExportKind, startExport } from './export/export-panel.tsx'

vi.mock('../browser/transfer.ts', () => ({
  chooseTarget: async () => ({
    write: async (file: AsyncIterable<unknown>) => {
      for await (const _ of file);
    },
  }),
}))

// What writes workbooks is loaded apart, which takes time of a clock that these tests stop.
beforeAll(() => import('./export/workbook.ts'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit = {}) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    tokens: { token: () => 't0ken' },
    fetch: trackedFetch,
  })
})

const exporting = (kind: ExportKind, format: 'csv' | 'xlsx') => () => {
  const state = parseListState('', resource.rules)
  const list = { resource, where: {}, columns: resource.columns, rows: [], state, count: 1 }
  const ended = startExport(list, { kind, format })
  return { ended, cancel: () => exportJobs.all.at(-1)?.abort.abort() }
}

function selecting() {
  const stop = new AbortController()
  const ended = readMatching(resource, {}, { signal: stop.signal, onProgress: () => undefined }).catch(() => undefined)
  return { ended, cancel: () => stop.abort() }
}

test.each([
  ['a file of the rows shown', exporting('shown', 'csv')],
  ['a file of the server', exporting('importable', 'csv')],
  ['a workbook of the rows shown', exporting('shown', 'xlsx')],
  ['a workbook of a file of the server', exporting('importable', 'xlsx')],
  ['selecting all that match', selecting],
])('%s shows its own progress: a call of it that hangs is not said a second time', async (_, start) => {
  const { ended, cancel } = start()
  await vi.advanceTimersByTimeAsync(hangsAfterMs)
  expect(activity).toMatchObject({ pending: 1, hanging: 0 })
  cancel()
  await ended
  expect(activity.pending).toBe(0)
})
