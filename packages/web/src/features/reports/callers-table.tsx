import { NONE } from '@lineboard/contract/call-groups'
import { type CallerFigures, callerFigures } from '@lineboard/sdk/reports'
import { useSearch } from 'wouter'
import { api } from '../../data/client.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { hrefOf } from '../../places/href.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { callsBy } from '../../shared/report/calls-href.ts'
import { ofOnly } from '../../shared/report/calls-meant.ts'
import { useMay } from '../../state/may.ts'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { CALLERS } from './callers-href.ts'
import { columnOf, figures } from './figure-columns.ts'
import { chargesInOwn, inOwnMoney } from './own-figures.ts'
import type { AskedReport } from './report-address.ts'
import { inWords, TableExport } from './report-layout.tsx'
import { ReportTable } from './report-table.tsx'
import type { ReportColumn, ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** Calls of this many are counted without anybody asking for it. */
const FEW_CALLS = 5000

interface Callers {
  rows: readonly CallerFigures[]
}

/** What calls of no number are counted under has no page, and can't be blocked. */
const isNumber = (key: string): boolean => /^\+\d+$/.test(key)

/** The table of callers, each with the calls that it counts. */
export function callersSpec({ current, question }: AskedReport): ReportTableSpec<Callers, CallerFigures> {
  const { customerId, only } = question
  const blocks = ofOnly(only)
  return {
    id: CALLERS,
    title: t('callers.title'),
    head: t('callers.caller'),
    rows: ({ rows }) =>
      rows.map((figures) => ({
        key: figures.key,
        label: figures.key === NONE ? t('callers.withheld') : formatPhone(figures.key),
        inFiles: figures.key === NONE ? '' : figures.key,
        figures,
        calls: {
          days: current,
          customerId,
          blocks: [
            ...blocks,
            callsBy('callerNumber', figures.key === NONE ? '' : figures.key, figures.key === NONE ? 'isEmpty' : 'is'),
          ],
        },
      })),
  }
}

interface CellProps {
  row: ReportRow<CallerFigures>
  text: string
}

/** The name of the caller, which leads to all that is known of the number. */
function ContactCell({ row: { figures, label }, text }: CellProps) {
  if (!isNumber(figures.key)) return text
  return (
    <PlaceLink
      className={styles.figure}
      href={hrefOf('caller', { number: figures.key })}
      aria-label={t('callers.about', { name: text, caller: label })}
    >
      {text}
    </PlaceLink>
  )
}

function BlockCell({ row: { figures, label, calls } }: CellProps) {
  if (!isNumber(figures.key)) return null
  return (
    <PlaceLink
      className={styles.figure}
      href={hrefOf('caller', { number: figures.key }, { customer: calls?.customerId, block: 'yes' })}
      aria-label={t('callers.blockOf', { caller: figures.name || label })}
    >
      {t('callers.block')}
    </PlaceLink>
  )
}

const shownFigures: ReadonlySet<string> = new Set(['calls', 'answered', 'missed', 'talkSeconds', 'charge'])

const figureColumns = figures
  .filter(({ id }) => shownFigures.has(id))
  .map((figure) => columnOf<CallerFigures>(figure, (row) => row[figure.id]))

const contact: ReportColumn<CallerFigures> = {
  id: 'contact',
  label: t('callers.contact'),
  text: ({ name }) => name || t('callers.unknown'),
  value: () => undefined,
  fileText: ({ name }) => name,
  Cell: ContactCell,
}

const block: ReportColumn<CallerFigures> = {
  id: 'block',
  label: t('callers.block'),
  text: () => '',
  value: () => undefined,
  fileText: null,
  Cell: BlockCell,
}

interface CallersTableProps {
  asked: AskedReport
  /** Calls of the period; undefined until that is known. */
  calls: number | undefined
}

/** Who called in the period, most calls first: counted call by call, where there are many as soon as somebody asks for it. */
export function CallersTable({ asked, calls }: CallersTableProps) {
  const search = useSearch()
  const mayBlock = useMay('BlacklistNumber.create')
  // Numbers are read in groups once their plans have come.
  usePhoneFormat()
  const isChosen = new URLSearchParams(search).get('table') === CALLERS
  const isWanted = isChosen || (calls !== undefined && calls <= FEW_CALLS)
  const { question } = asked
  const answer = useAnswer<Callers>(
    isWanted ? ['CallLog.find', { callers: question }] : null,
    (signal) => callerFigures(api(), question, signal && { signal }),
    { silent: true },
  )
  const { data, error, mutate } = answer
  const columns: readonly ReportColumn<CallerFigures>[] = [contact, ...figureColumns, ...(mayBlock ? [block] : [])]
  const spec = callersSpec(asked)
  if (!isWanted) {
    const chosen = new URLSearchParams(search)
    chosen.set('table', CALLERS)
    return (
      <Widget title={spec.title} answer={{ data: calls, error: undefined, mutate }} heightPx={40}>
        {(many) => (
          <p>
            {t('callers.many', { calls: formatNumber(many) })}{' '}
            <PlaceLink href={hrefOf('activityReport', {}, chosen)}>{t('callers.count')}</PlaceLink>
          </p>
        )}
      </Widget>
    )
  }
  return (
    <Widget
      title={spec.title}
      action={data && <TableExport spec={spec} columns={columns} data={data} asked={asked} />}
      answer={{ data, mutate, error: error && inWords(error) }}
      heightPx={120}
    >
      {(known) => <ReportTable spec={inOwnMoney(spec, chargesInOwn)} columns={columns} data={known} />}
    </Widget>
  )
}
