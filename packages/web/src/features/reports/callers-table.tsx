import { NONE } from '@lineboard/contract/call-groups'
import { type CallerFigures, callerFigures } from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { hrefOf } from '../../places/href.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { callsBy } from '../../shared/report/calls-href.ts'
import { ofOnly } from '../../shared/report/calls-meant.ts'
import { useMay } from '../../state/may.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { CALLERS } from './callers-href.ts'
import { CountedTable, type CountedTableProps, countedColumns } from './counted-table.tsx'
import type { AskedReport } from './report-address.ts'
import type { ReportColumn, ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

// The other tables of the report come with the callers.
export { CustomersTable } from './customers-table.tsx'
export { TrackingNumbersTable } from './tracking-numbers-table.tsx'

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

/** Who called in the period, most calls first. */
export function CallersTable(props: CountedTableProps) {
  const { asked } = props
  const mayBlock = useMay('BlacklistNumber.create')
  // Numbers are read in groups once their plans have come.
  usePhoneFormat()
  const columns: readonly ReportColumn<CallerFigures>[] = [
    contact,
    ...countedColumns<CallerFigures>(),
    ...(mayBlock ? [block] : []),
  ]
  return (
    <CountedTable
      {...props}
      spec={callersSpec(asked)}
      columns={columns}
      count={(signal) => callerFigures(api(), asked.question, signal && { signal })}
      texts={{ many: (many) => t('callers.many', { calls: many }), count: t('callers.count') }}
    />
  )
}
