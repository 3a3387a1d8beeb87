import { useRef, useState } from 'react'
import { uploadApi } from '../../data/upload-api.ts'
import { fileProblem } from './file-rules.ts'
import { t } from './tickets.messages.ts'

/** A file on its way. */
export interface Upload {
  name: string
  /** From 0 to 1. */
  share: number
}

interface Uploads {
  files: readonly File[]
  /** The one being sent. */
  current: Upload | undefined
  problems: readonly string[]
  add(files: readonly File[]): void
  remove(file: File): void
  /** Sends all files to a version, one after the other; what could not be sent stays, with the reason. */
  send(ticketId: number, versionId: number): Promise<void>
  stop(): void
}

/** Files chosen for a version: checked when chosen, sent when there is a version to send them to. */
export function useUploads(): Uploads {
  const [files, setFiles] = useState<readonly File[]>([])
  const [current, setCurrent] = useState<Upload>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const stopper = useRef<AbortController>(undefined)
  return {
    files,
    current,
    problems,
    add(chosen) {
      const wrong = chosen.flatMap((file) => fileProblem(file) ?? [])
      setProblems(wrong)
      setFiles([...files, ...chosen.filter((file) => fileProblem(file) === undefined)])
    },
    remove: (file) => setFiles(files.filter((each) => each !== file)),
    async send(ticketId, versionId) {
      const failed: { file: File; problem: string }[] = []
      stopper.current = new AbortController()
      const { signal } = stopper.current
      for (const file of files) {
        const { name } = file
        const client = uploadApi((share) => setCurrent({ name, share }))
        setCurrent({ name, share: 0 })
        try {
          await client.Ticket.createVersionAttachment({ id: ticketId, versionId, body: { file } }, { signal })
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          failed.push({ file, problem: t('uploadFailed', { name, reason }) })
        }
      }
      setCurrent(undefined)
      setFiles(failed.map(({ file }) => file))
      setProblems(failed.map(({ problem }) => problem))
    },
    stop: () => stopper.current?.abort(),
  }
}
