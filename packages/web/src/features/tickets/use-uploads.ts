import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploadApi } from '../../data/upload-api.ts'
import { refresh } from '../../data/use-call.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { fileProblem } from './file-rules.ts'
import { t } from './tickets.messages.ts'
import { createUploadQueue, type Upload } from './upload-queue.ts'

/** Files chosen for a ticket: checked when chosen, sent when there is a version to send them to. */
export interface Uploads {
  files: readonly Upload[]
  /** Why files that were chosen are not taken. */
  problems: readonly string[]
  add(files: readonly File[]): void
  remove(key: number): void
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
    async sendFile(versionId, file, onProgress, signal) {
      await uploadApi(onProgress).Ticket.createVersionAttachment({ id, versionId, body: { file } }, { signal })
      void refresh('Ticket')
    },
  })
}

/** The uploads of a ticket, for as long as it is looked at. */
export function useUploads(ticketId: number): Uploads {
  const [queue] = useState(() => queueFor(ticketId))
  const files = useSyncExternalStore(queue.subscribe, queue.list)
  const [problems, setProblems] = useState<readonly string[]>([])
  useEffect(() => () => queue.stopAll(), [queue])
  return {
    ...queue,
    files,
    problems,
    add(chosen) {
      setProblems(chosen.flatMap((file) => fileProblem(file) ?? []))
      queue.add(chosen.filter((file) => fileProblem(file) === undefined))
    },
    retry: (key) => void queue.retry(key),
  }
}
