import type { ImportedRow, ImportStatus } from '@lineboard/sdk/csv'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import type { Form } from '../../kit/define-form.ts'
import { Button } from '../../ui/button.tsx'
import { badRowsFile, saveCsv } from './bad-rows.ts'
import { t } from './import.messages.ts'
import styles from './import-dialog.module.css'
import type { HeaderMap, ImportField } from './import-fields.ts'
import { PreviewTable } from './preview-table.tsx'
import type { Import } from './use-import.ts'

interface Imported {
  byAction: Form['byAction']
  fields: readonly ImportField[]
  headers: HeaderMap
}

/** What an action would ask about, of the rows that are going to be added: a sentence for each value, with how many have it. */
export function importNotices(rows: readonly ImportedRow[], { byAction = {}, fields, headers }: Imported): string[] {
  return Object.entries<Readonly<Record<string, string>> | undefined>(byAction).flatMap(([field, values = {}]) => {
    const heading = headers[field]
    if (heading === undefined) return []
    const label = fields.find((each) => each.field === field)?.label ?? field
    return Object.entries(values).flatMap(([value, meaning]) => {
      const count = rows.filter(({ record }) => record.cells[heading]?.trim() === value).length
      return count > 0 ? [t('notice', { count, label, value, meaning })] : []
    })
  })
}

interface CheckStepProps {
  /** Names the file of bad rows. */
  path: string
  fields: readonly ImportField[]
  /** Values that an action would ask about. */
  byAction: Form['byAction']
  /** Rows that are there already are changed. */
  updates: boolean
  state: Import
}

const views = ['all', 'ready', 'changed', 'there', 'wrong'] as const
type View = (typeof views)[number]

const viewOf: Readonly<Record<ImportStatus, View>> = {
  created: 'ready',
  updated: 'changed',
  skipped: 'there',
  failed: 'wrong',
  waiting: 'wrong',
}

const inView = (view: View, rows: readonly ImportedRow[]) =>
  view === 'all' ? rows : rows.filter(({ status }) => viewOf[status] === view)

/** What would become of each row, with the problems to mend, before anything is done. */
export function CheckStep({
  path,
  fields,
  byAction,
  updates,
  state: { file, headers, rows, savedText, fix, goTo, run, check, done, setUpdates },
}: CheckStepProps) {
  const [view, setView] = useState<View>('all')
  // Mended rows stay in sight: the rows of a view are those it had when it was opened.
  const [kept, setKept] = useState<ReadonlySet<number>>()
  const shown = useMemo(() => (kept ? rows.filter(({ row }) => kept.has(row)) : rows), [rows, kept])
  const changed = inView('changed', rows)
  const ready = [...inView('ready', rows), ...changed].sort((one, other) => one.row - other.row)
  const wrong = inView('wrong', rows)
  const differing = rows.filter(({ changes }) => changes).length
  const notices = importNotices(ready, { byAction, fields, headers })
  const show = (next: View) => {
    setView(next)
    setKept(next === 'all' ? undefined : new Set(inView(next, rows).map(({ row }) => row)))
  }
  return (
    <>
      <fieldset className={styles.views} aria-label={t('show')}>
        {views
          .filter((each) => each !== 'changed' || updates)
          .map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => show(each)}>
              {t(each, { count: inView(each, rows).length })}
            </button>
          ))}
        <span className={styles.note}>{t('fix')}</span>
      </fieldset>
      {setUpdates && differing > 0 && (
        <label className={styles.check}>
          <input type="checkbox" checked={updates} onChange={({ target }) => void check(target.checked)} />
          <span>{t('changeThese', { count: differing })}</span>
          <span className={styles.note}>{t('changeText')}</span>
        </label>
      )}
      {notices.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
      <PreviewTable rows={shown} fields={fields} headers={headers} savedText={savedText} onFix={fix} />
      <div className={styles.actions}>
        <Button onClick={() => goTo('map')}>{t('back')}</Button>
        {file && wrong.length > 0 && (
          <Button
            startIcon={<DownloadOutlined />}
            onClick={() =>
              saveCsv(`${path.replaceAll('/', '-')}-problems.csv`, badRowsFile(wrong, { ...file, fields }))
            }
          >
            {t('downloadBad')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={ready.length === 0 || done !== undefined}
          onClick={() => void run(ready.map(({ record }) => record))}
        >
          {t(changed.length > 0 ? 'runBoth' : 'run', { count: ready.length - changed.length, changed: changed.length })}
        </Button>
      </div>
    </>
  )
}
