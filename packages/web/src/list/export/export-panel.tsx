import { storedCurrency } from '@lineboard/sdk'
import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { askBeforeLeaving } from '../../browser/page.ts'
import { chooseTarget, type FilePieces } from '../../browser/transfer.ts'
import { ownCurrency } from '../../data/own-money.ts'
import { useCall } from '../../data/use-call.ts'
import { filterParts } from '../../kit/filter/condition-text.ts'
import { nameOf, useFilterNames } from '../../kit/filter/filter-names.ts'
import { comma } from '../../lib/messages.ts'
import { ExportLines } from '../../shared/exports/export-lines.tsx'
import { instantsOf, periodName } from '../../shared/period/period-name.ts'
import { timeZone } from '../../state/dates.ts'
import { addExport, changeExport, exportJobs } from '../../state/export-jobs.ts'
import { storedName } from '../../state/stored-name.ts'
import { formatTimeZoneOf } from '../../state/time-zone-name.ts'
import { Button } from '../../ui/button.tsx'
import { type QueryContext, type RowsContext, useListQuery, useListRows } from '../context/list-provider.tsx'
import { t } from './export.messages.ts'
import styles from './export-panel.module.css'
import { importableColumns, importableFile, isImportable } from './importable-file.ts'
import { exportColumns, exportOrder, rowsFile, type Watched } from './rows-file.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Name of a file of rows: what they are, the day and time it was made, and the time zone of what is in it. */
export function exportFileName(title: string, at: Date, timeZone: string, format: ExportFormat): string {
  const what = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const day = `${part('year')}-${two(part('month'))}-${two(part('day'))}`
  return `${what}-${day}-${two(part('hour'))}${two(part('minute'))}-${timeZone.replace(/[^\w+-]+/g, '-')}.${format}`
}

type Exported = Pick<QueryContext, 'resource' | 'where' | 'columns' | 'state'> & Pick<RowsContext, 'rows' | 'count'>

/** What a file holds: the columns on the screen, or all that an import reads. */
export type ExportKind = 'shown' | 'importable'

type ExportFormat = 'csv' | 'xlsx'

interface ExportChoice {
  kind: ExportKind
  format: ExportFormat
  /** Time zone of `shown`, as an IANA name. @default that of the screen */
  zone?: string
}

const zoneChoice = loadOnce(() => import('../../shared/zones/time-zone-choice.tsx'))

/** The rows that Excel reads below the headings. */
const MOST_ROWS = 1_048_575

/** A file with the columns on the screen, and what they say there. */
const shownFile = (list: Exported, watched: Watched): AsyncIterable<string> =>
  rowsFile(
    list,
    { columns: exportColumns(list.columns, list.rows, watched.zone ?? timeZone()), shown: list.columns },
    watched,
  )

async function fileOf(list: Exported, { kind, format }: ExportChoice, watched: Watched): Promise<FilePieces> {
  if (format === 'csv') return kind === 'shown' ? shownFile(list, watched) : importableFile(list, watched)
  // What writes workbooks comes when somebody wants one.
  const { workbook } = await import('./workbook.ts')
  return workbook(list, kind, watched)
}

/**
 * Writes all rows that a list's filter finds to a file. `shown` is as the list shows them: with the columns on the screen,
 * in its order where that can be had, with changes that are pending, and in `zone`. It goes on on other screens, page by page, beside
 * others.
 */
export async function startExport(list: Exported, choice: ExportChoice): Promise<void> {
  const { kind, format, zone = timeZone() } = choice
  const { title } = list.resource
  const target = await chooseTarget(exportFileName(title, new Date(), kind === 'shown' ? zone : 'UTC', format))
  if (!target) return
  const { id, abort } = addExport(title, list.count)
  const { signal } = abort
  const watched: Watched = { signal, onProgress: (far) => changeExport(id, far), zone }
  // A page that is closed or loaded anew takes the file with it. Each export asks for itself: others may end before it.
  const stopAsking = askBeforeLeaving()
  try {
    await target.write(await fileOf(list, choice, watched), signal)
    changeExport(id, { status: 'done' })
  } catch (error) {
    if (signal.aborted) changeExport(id, { status: 'cancelled' })
    else changeExport(id, { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  } finally {
    stopAsking()
  }
}

/** Says what an export will hold before it starts; others go on beside it, and say how far they are. */
export function Panel() {
  const isBusy = useSnapshot(exportJobs).all.length > 0
  return (
    <div className={styles.panel}>
      {isBusy && (
        <div className={styles.jobs} data-exports="">
          <ExportLines />
        </div>
      )}
      <Offer />
    </div>
  )
}

function Offer() {
  const list = { ...useListQuery(), ...useListRows() }
  const { resource, state, count } = list
  const [kind, setKind] = useState<ExportKind>('shown')
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [zone, setZone] = useState(timeZone)
  const zoneId = useId()
  const { value: zones } = useLoaded(zoneChoice, kind === 'shown')
  const named = { ...resource.nouns, format: format.toUpperCase() }
  const isTooLong = format === 'xlsx' && count !== undefined && count > MOST_ROWS
  return (
    <>
      <h2>{count === undefined ? t('whatever', named) : t('what', { count, ...named })}</h2>
      {isImportable(resource) && <Choices legend={t('kind')} choices={kinds} value={kind} onChange={setKind} />}
      <Choices legend={t('format')} choices={formats} value={format} onChange={setFormat} />
      <ul>
        {state.filter && <FilterFact {...list} />}
        {state.period && <li>{t('period', { period: periodName(state.period) })}</li>}
        {state.customer !== undefined && <OfCustomer id={state.customer} />}
        {kind === 'shown' ? <ShownFacts {...list} zone={zone} /> : <ImportableFacts {...list} />}
      </ul>
      {kind === 'shown' && (
        <div className={styles.zone}>
          <label htmlFor={zoneId}>{t('zoneChoice')}</label>
          {zones && (
            <zones.TimeZoneChoice
              id={zoneId}
              usual={{ zone: timeZone(), label: (own) => t('ownZone', { zone: own }) }}
              value={zone === timeZone() ? undefined : zone}
              onChange={(chosen) => setZone(chosen ?? timeZone())}
            />
          )}
        </div>
      )}
      {isTooLong && (
        <p className={styles.tooMany} role="status">
          {t('tooMany', { most: MOST_ROWS })}
        </p>
      )}
      <Button
        fullWidth
        variant="contained"
        disabled={count === 0 || isTooLong}
        onClick={() => void startExport(list, { kind, format, zone })}
      >
        {t('start')}
      </Button>
    </>
  )
}

const kinds = [
  ['shown', t('shown')],
  ['importable', t('importable')],
] as const
const formats = [
  ['csv', t('csv')],
  ['xlsx', t('xlsx')],
] as const

interface ChoicesProps<Choice> {
  legend: string
  choices: readonly (readonly [choice: Choice, label: string])[]
  value: Choice
  onChange: (choice: Choice) => void
}

function Choices<Choice extends string>({ legend, choices, value, onChange }: ChoicesProps<Choice>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The conditions as the list's chips say them. */
function FilterFact({ resource, filter, literalMatches }: QueryContext) {
  const names = useFilterNames(resource, { filter })
  const parts = filterParts(filter, resource, { held: literalMatches, nameOf: nameOf(resource, names) })
  return <li>{t('filter', { filter: parts.map(({ text }) => text).join(comma) })}</li>
}

function OfCustomer({ id }: { id: number }) {
  const { data } = useCall('Customer.findById', { id }, { silent: true })
  return <li>{t('customer', { name: data?.companyName ?? `#${id}` })}</li>
}

const labelOf = ({ resource, state }: QueryContext) =>
  resource.columns.find(({ field }) => field === state.sort.field)?.label ?? state.sort.field

const orderText = (list: QueryContext) => t(list.state.sort.direction, { label: labelOf(list) })

/** In which zone the times of a file are, and of which the days of its period are where those are others. */
export function zoneFacts(zone: string, period: Exported['state']['period']): string[] {
  const instants = period && instantsOf(period)
  const own = formatTimeZoneOf(instants)
  if (zone === timeZone()) return [t('zone', { zone: own })]
  return [t('zone', { zone }), ...(instants ? [t('periodZone', { zone: own })] : [])]
}

/** Whether files have amounts in another currency than the screen. */
export const isInOther = (columns: QueryContext['columns']) =>
  ownCurrency() !== storedCurrency() &&
  columns.some(({ cell: { fileUnit } }) => typeof fileUnit === 'function' && fileUnit() === storedCurrency())

function ShownFacts({ zone, ...list }: QueryContext & { zone: string }) {
  const { columns, state } = list
  return (
    <>
      <li>{t('columns', { count: columns.length, labels: columns.map(({ label }) => label).join(comma) })}</li>
      <li>{fileOrderText(list)}</li>
      {zoneFacts(zone, state.period).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {isInOther(columns) && <li>{t('amounts', { stored: storedName() })}</li>}
    </>
  )
}

const fileOrderText = (list: QueryContext) =>
  exportOrder(list.state.sort) ? orderText(list) : t('byKey', { label: labelOf(list) })

function ImportableFacts(list: QueryContext) {
  const { bulkDownload } = list.resource
  if (!bulkDownload) {
    const fields = importableColumns(list.resource).map(({ header }) => header)
    return (
      <>
        <li>{t('columns', { count: fields.length, labels: fields.join(comma) })}</li>
        <li>{fileOrderText(list)}</li>
      </>
    )
  }
  return (
    <>
      <li>{t('everyField')}</li>
      <li>{bulkDownload.takesOrder ? orderText(list) : t('serverOrder')}</li>
      <li>{t('utc')}</li>
    </>
  )
}
