import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import { type CsvRecord, guessColumns, type ImportedRow, type ImportReport } from '@lineboard/sdk/csv'
import { useCallback, useEffect, useRef, useState } from 'react'
import { homeOfCustomer } from '../../data/phone-country-of-row.ts'
import { refresh } from '../../data/use-call.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { t } from './import.messages.ts'
import { type HeaderMap, type ImportField, recallHeaders, rememberHeaders } from './import-fields.ts'
import { type ImportFile, readFile, type TablePlace, unreadableText, withColumns } from './import-file.ts'
import { type FileRows, fileRows, runImport } from './run-import.ts'

/** How far an import is, from the file to what became of its rows. */
export type ImportStep = 'choose' | 'map' | 'check' | 'done'

interface Importing {
  resource: Resource
  form: Form
  fields: readonly ImportField[]
  /** Whose the rows are; undefined for the session's own customer. */
  customerId: number | undefined
  /** Id of the customer whose rows they are, whoever imports them. */
  ownId: number
  /** Is told whether rows were mended that have not been imported. */
  onMended: (isMended: boolean) => void
  /** Is told of what stops the writing of rows while they are being written; of undefined once they are. */
  onWriting: (writing: AbortController | undefined) => void
}

const SAY_EVERY_MS = 100

/** Work in progress: how many rows are done, what went wrong, and the way to stop it. */
function useProgress() {
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  // Painting each of a hundred thousand rows would take longer than the rows themselves.
  const said = useRef(0)
  const sayDone = (count: number) => {
    const nowMs = performance.now()
    if (nowMs - said.current < SAY_EVERY_MS) return
    said.current = nowMs
    setDone(count)
  }
  const start = () => {
    stop.current = new AbortController()
    setProblem(undefined)
    setDone(0)
    return stop.current.signal
  }
  const sayStopped = ({ stoppedBy }: ImportReport, signal: AbortSignal) => {
    if (stoppedBy === undefined || signal.aborted) return
    setProblem(t('stopped', { reason: errorText(stoppedBy) }))
  }
  return { problem, setProblem, done, setDone, sayDone, stop, start, sayStopped }
}

/** The state of an import, and what can be done in each step of it. */
export function useImport({ resource, form, fields, customerId, ownId, onMended, onWriting }: Importing) {
  const [step, setStep] = useState<ImportStep>('choose')
  const [file, setFile] = useState<ImportFile>()
  const [headers, setHeaders] = useState<HeaderMap>({})
  const [rows, setRows] = useState<readonly ImportedRow[]>([])
  const [report, setReport] = useState<ImportReport>()
  const [fileRead, setFileRead] = useState<FileRows>()
  const [updates, setUpdates] = useState(false)
  const phoneField = phoneFieldOf(resource.entity)
  const { problem, setProblem, done, setDone, sayDone, stop, start, sayStopped } = useProgress()
  const job = { resource, form, headers, customerId, ownId, updates }

  const read = async (source: File, place?: TablePlace) => {
    const signal = start()
    try {
      const found = await readFile(source, { signal, onProgress: sayDone, ...place })
      if (!found) return
      if (found.records.length === 0) return setProblem(t('empty'))
      const home = await homeOfCustomer(ownId)
      const { columns, made } = guessColumns(found, fields, { before: recallHeaders(resource.path), home })
      setFile(withColumns(found, made))
      onMended(false)
      setHeaders(columns)
      setStep('map')
    } catch (error) {
      setProblem(unreadableText(error))
    } finally {
      setDone(undefined)
    }
  }

  const [isWriting, setIsWriting] = useState(false)

  /** Runs the job; undefined where what the file names could not be looked up, which is said. */
  const attempt = async (records: readonly CsvRecord[], options: Parameters<typeof runImport>[2], as = updates) => {
    try {
      return await runImport({ ...job, updates: as }, records, options)
    } catch (error) {
      if (!options.signal.aborted) setProblem(errorText(error))
      return undefined
    }
  }

  const savedText = useCallback(
    (record: CsvRecord, field: string) => (field === phoneField ? fileRead?.phoneOf(record.cells) : undefined),
    [phoneField, fileRead],
  )

  const check = async (as = updates) => {
    const signal = start()
    void rememberHeaders(resource.path, headers)
    const records = file?.records ?? []
    const rows = await fileRows(job, records)
    const found = await attempt(records, { dryRun: true, signal, onProgress: sayDone, rows }, as)
    setDone(undefined)
    if (signal.aborted || !found) return
    sayStopped(found, signal)
    setFileRead(rows)
    setRows(found.rows)
    setUpdates(as)
    setStep('check')
  }

  /** Takes a corrected row, and checks it again. It stays corrected where the columns are chosen anew. */
  const fix = async (record: CsvRecord) => {
    const corrected = (each: CsvRecord) => (each.row === record.row ? record : each)
    setFile((before) => before && { ...before, records: before.records.map(corrected) })
    onMended(true)
    const { signal } = new AbortController()
    const checked = await attempt([record], { dryRun: true, signal, onProgress: () => undefined, rows: fileRead })
    const [checkedRow] = checked?.rows ?? []
    if (checkedRow) setRows((before) => before.map((each) => (each.row === record.row ? checkedRow : each)))
    return checkedRow
  }

  const run = async (wanted: readonly CsvRecord[]) => {
    const signal = start()
    onWriting(stop.current)
    setIsWriting(true)
    const found = await attempt(wanted, { dryRun: false, signal, onProgress: sayDone, rows: fileRead })
    onWriting(undefined)
    setIsWriting(false)
    setDone(undefined)
    if (!found) return
    sayStopped(found, signal)
    await refresh(resource.model)
    setReport(found)
    onMended(false)
    setStep('done')
  }

  return {
    step,
    file,
    headers,
    rows,
    savedText,
    /** Rows that are there already are changed. */
    updates,
    /** Undefined where rows of the list can't be changed. */
    setUpdates: resource.update === undefined ? undefined : setUpdates,
    /** Rows are being written, which takes them out of sight. */
    isWriting,
    report,
    problem,
    /** Rows that are through, while something runs; undefined otherwise. */
    done,
    read,
    setHeader: (field: string, heading: string | undefined) =>
      setHeaders((before) => ({ ...before, [field]: heading })),
    goTo: setStep,
    check,
    fix,
    run,
    stop: () => stop.current?.abort(),
  }
}

export type Import = ReturnType<typeof useImport>
