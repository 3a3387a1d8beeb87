import type { components } from '@lineboard/contract'
import { attachmentEndings, maxAttachmentBytes } from '@lineboard/contract/attachment'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useController } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { uploadApi } from '../../data/other-clients.ts'
import { refresh } from '../../data/use-call.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { formatNumber } from '../../state/numbers.ts'
import { t } from './tickets.messages.ts'

/** A file on its way to a version. */
export interface Upload {
  key: number
  name: string
  size: number
  /** Chosen and not yet sent, waiting for those before it, being sent, or not sent and why. */
  status: 'chosen' | 'waiting' | 'sending' | 'failed'
  /** How much has gone out, from 0 to 1. */
  share: number
  problem?: string | undefined
}

/** Sends one file to a version. It may be there where it was tried before, and the answer alone was lost. */
export type SendFile = (
  versionId: number,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  wasTried: boolean,
) => Promise<unknown>

interface Item extends Upload {
  file: File
  /** Set once it was meant to go: a second try goes to the same version. */
  versionId?: number
  wasTried?: boolean
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void
  list(): readonly Upload[]
  add(files: readonly File[]): void
  /** Takes one out that is not being sent. */
  remove(key: number): void
  /** Stops one alone; it stays, to be tried again or taken out. */
  stop(key: number): void
  stopAll(): void
  retry(key: number): Promise<void>
  /** Sends all there are, those that failed to the version they were meant for. Tells whether all arrived. */
  send(versionId: number): Promise<boolean>
}

interface QueueSettings {
  sendFile: SendFile
  /** Says why a file could not be sent. */
  explain(error: unknown, isStopped: boolean): string
}

/** Files sent one after the other; what becomes of one concerns none of the others. */
export function createUploadQueue({ sendFile, explain }: QueueSettings): UploadQueue {
  const listeners = new Set<() => void>()
  const stoppers = new Map<number, AbortController>()
  let items: readonly Item[] = []
  let lastKey = 0
  let running: Promise<void> | undefined

  const set = (next: readonly Item[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const patch = (key: number, changes: Partial<Item>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  const remove = (key: number) => set(items.filter((item) => item.key !== key))
  const stop = (key: number) => stoppers.get(key)?.abort()

  async function sendOne({ key, file, versionId = 0, wasTried = false }: Item): Promise<void> {
    const stopper = new AbortController()
    stoppers.set(key, stopper)
    patch(key, { status: 'sending', share: 0, problem: undefined })
    try {
      await sendFile(versionId, file, (share) => patch(key, { share }), stopper.signal, wasTried)
      remove(key)
    } catch (error) {
      patch(key, { status: 'failed', problem: explain(error, stopper.signal.aborted), wasTried: true })
    } finally {
      stoppers.delete(key)
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      const next = items.find(({ status }) => status === 'waiting')
      if (!next) return
      await sendOne(next)
    }
  }

  async function start(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    list: () => items,
    add(files) {
      const added = files.map((file): Item => {
        lastKey += 1
        return { key: lastKey, name: file.name, size: file.size, file, status: 'chosen', share: 0 }
      })
      set([...items, ...added])
    },
    remove,
    stop,
    stopAll() {
      set(items.map((item) => (item.status === 'waiting' ? { ...item, status: 'chosen' } : item)))
      for (const key of stoppers.keys()) stop(key)
    },
    async retry(key) {
      patch(key, { status: 'waiting' })
      await start()
    },
    async send(versionId) {
      set(
        items.map((item) =>
          item.status === 'sending' ? item : { versionId, ...item, status: 'waiting', problem: undefined },
        ),
      )
      await start()
      return items.length === 0
    },
  }
}

/** Size of a file as people read it, never less than it has. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.ceil(bytes / 1024))} kB`
    : `${formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10, 1)} MB`

/** Why a file would be refused, said before it is sent; undefined for one that may go. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!attachmentEndings.some((ending) => name.toLowerCase().endsWith(ending))) return t('wrongType', { name })
  if (size === 0) return t('emptyFile', { name })
  if (size > maxAttachmentBytes) return t('tooBig', { name, size: sizeText(size) })
  return undefined
}

type Ticket = components['schemas']['Ticket']

type Attachment = components['schemas']['TicketAttachment']

/** Whether a file of a version is this one, as far as that can be told. */
const isSameFile =
  (file: File) =>
  ({ name, size }: Attachment): boolean =>
    name === file.name && size === file.size

/**
 * Sends files to the version that a ticket has, one after the other, but for those that it has by now: another try sends what is left.
 * Throws what the server says of the first that it refuses.
 */
export async function sendFiles({ id, versionId }: Pick<Ticket, 'id' | 'versionId'>, files: readonly File[]) {
  if (files.length === 0) return
  const there = await api().Ticket.findVersionAttachments({ id, versionId })
  try {
    for (const file of files) {
      const at = there.findIndex(isSameFile(file))
      if (at >= 0) there.splice(at, 1)
      else await uploadApi(() => undefined).Ticket.createVersionAttachment({ id, versionId, body: { file } })
    }
  } finally {
    void refresh('Ticket')
  }
}

/** Files chosen for a ticket, checked when chosen. */
export interface ChosenFiles {
  files: readonly Upload[]
  /** Why files that were chosen are not taken. */
  problems: readonly string[]
  add(files: readonly File[]): void
  remove(key: number): void
}

/** Those of a ticket that is there, which are sent to one of its versions. */
export interface Uploads extends ChosenFiles {
  stop(key: number): void
  retry(key: number): void
  send(versionId: number): Promise<boolean>
}

const explain = (error: unknown, isStopped: boolean) => {
  if (isStopped) return t('stopped')
  return t('uploadFailed', { reason: errorText(error) })
}

function queueFor(id: number) {
  return createUploadQueue({
    explain,
    async sendFile(versionId, file, onProgress, signal, wasTried) {
      const there = wasTried ? await api().Ticket.findVersionAttachments({ id, versionId }, { signal }) : []
      if (!there.some(isSameFile(file)))
        await uploadApi(onProgress).Ticket.createVersionAttachment({ id, versionId, body: { file } }, { signal })
      void refresh('Ticket')
    },
  })
}

/** Takes the files that may go, and says of the others why they may not. */
function useChecked(take: (files: readonly File[]) => void): Pick<ChosenFiles, 'problems' | 'add'> {
  const [problems, setProblems] = useState<readonly string[]>([])
  return {
    problems,
    add(chosen) {
      setProblems(chosen.flatMap((file) => fileProblem(file) ?? []))
      take(chosen.filter((file) => fileProblem(file) === undefined))
    },
  }
}

/** The uploads of a ticket, for as long as it is looked at. */
export function useUploads(ticketId: number): Uploads {
  const [queue] = useState(() => queueFor(ticketId))
  const files = useSyncExternalStore(queue.subscribe, queue.list)
  useEffect(() => () => queue.stopAll(), [queue])
  return { ...queue, files, ...useChecked(queue.add), retry: (key) => void queue.retry(key) }
}

/** The files in the field `files` of the form of a new ticket. */
export function useFilesField(): ChosenFiles {
  const { field } = useController<{ files: readonly File[] }, 'files'>({ name: 'files' })
  const files = field.value
  return {
    files: files.map(({ name, size }, key): Upload => ({ key, name, size, status: 'chosen', share: 0 })),
    ...useChecked((chosen) => field.onChange([...files, ...chosen])),
    remove: (key) => field.onChange(files.filter((_, at) => at !== key)),
  }
}
