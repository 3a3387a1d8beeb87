import { proxy, ref } from 'valtio'
import { addPersonalState } from './personal-state.ts'

/** A file that is being written, or was. */
export interface ExportJob {
  id: number
  status: 'running' | 'done' | 'cancelled' | 'failed'
  /** Title of the list that is exported. */
  title: string
  /** Rows written. */
  done: number
  /** Undefined where the list can't be counted. */
  total: number | undefined
  error: Error | undefined
  abort: AbortController
}

/** The exports of this visit, until they are put away: they go on while other screens are looked at, several at once. */
export const exportJobs = proxy<{ all: ExportJob[] }>({ all: [] })

let started = 0

const jobOf = (id: number) => exportJobs.all.find((job) => job.id === id)

/** Notes an export that begins. */
export function addExport(title: string, total: number | undefined): { id: number; abort: AbortController } {
  started += 1
  const abort = ref(new AbortController())
  exportJobs.all.push({ id: started, status: 'running', title, done: 0, total, error: undefined, abort })
  return { id: started, abort }
}

/** Notes how far an export is, or how it ended. */
export function changeExport(id: number, part: Partial<Omit<ExportJob, 'id' | 'abort'>>): void {
  const job = jobOf(id)
  if (job) Object.assign(job, part.error ? { ...part, error: ref(part.error) } : part)
}

/** Ends an export under way; nothing is left of its file. */
export const cancelExport = (id: number): void => jobOf(id)?.abort.abort()

/** Puts an export away that has ended. */
export function dismissExport(id: number): void {
  exportJobs.all = exportJobs.all.filter((job) => job.id !== id || job.status === 'running')
}

/** Puts the exports away that have ended as they should: a failed one stays until somebody has read why. */
export function dismissEnded(): void {
  exportJobs.all = exportJobs.all.filter(({ status }) => status === 'running' || status === 'failed')
}

// Another person's session must not go on with a file that this one began.
addPersonalState({
  forget() {
    for (const { abort } of exportJobs.all) abort.abort()
    exportJobs.all = []
  },
})
