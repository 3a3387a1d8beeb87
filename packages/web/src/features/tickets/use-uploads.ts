import type { components } from '@lineboard/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useController } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { uploadApi } from '../../data/other-clients.ts'
import { refresh } from '../../data/use-call.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { t } from './tickets.messages.ts'
import { createUploadQueue, fileProblem, type Upload } from './upload-queue.ts'

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
