import { useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useCall } from '../../data/use-call.ts'
import { comma } from '../../lib/messages.ts'
import { ExportLines } from '../../parts/exports/export-lines.tsx'
import { instantsOf, periodName } from '../../parts/period/period-name.ts'
import { exportJobs } from '../../state/export-jobs.ts'
import { formatTimeZoneOf } from '../../state/time-zone-name.ts'
import { Button } from '../../ui/button.tsx'
import { type List, useListContext } from '../list.ts'
import { t } from './export.messages.ts'
import { type ExportKind, startExport } from './export-job.ts'
import { exportOrder } from './export-order.ts'
import styles from './export-panel.module.css'
import { isImportable } from './importable-file.ts'

/** Says what an export will hold before it starts; others go on beside it, and say how far they are. */
export function Panel() {
  const isBusy = useSnapshot(exportJobs).all.length > 0
  return (
    <div className={styles.panel}>
      {isBusy && (
        <div className={styles.jobs}>
          <ExportLines />
        </div>
      )}
      <Offer />
    </div>
  )
}

function Offer() {
  const list = useListContext()
  const { resource, state, count } = list
  const [kind, setKind] = useState<ExportKind>('shown')
  return (
    <>
      <h2>{count === undefined ? t('whatever', resource.nouns) : t('what', { count, ...resource.nouns })}</h2>
      {isImportable(resource) && <Kinds value={kind} onChange={setKind} />}
      <ul>
        {state.filter && <li>{t('filter', { filter: state.filter })}</li>}
        {state.period && <li>{t('period', { period: periodName(state.period) })}</li>}
        {state.customer !== undefined && <OfCustomer id={state.customer} />}
        {kind === 'shown' ? <ShownFacts {...list} /> : <ImportableFacts {...list} />}
      </ul>
      <Button fullWidth variant="contained" disabled={count === 0} onClick={() => void startExport(list, kind)}>
        {t('start')}
      </Button>
    </>
  )
}

const kinds = ['shown', 'importable'] as const

function Kinds({ value, onChange }: { value: ExportKind; onChange: (kind: ExportKind) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('kind')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={value === kind} onChange={() => onChange(kind)} />
          {t(kind)}
        </label>
      ))}
    </fieldset>
  )
}

function OfCustomer({ id }: { id: number }) {
  const { data } = useCall('Customer.findById', { id }, { silent: true })
  return <li>{t('customer', { name: data?.companyName ?? `#${id}` })}</li>
}

const labelOf = ({ resource, state }: List) =>
  resource.columns.find(({ field }) => field === state.sort.field)?.label ?? state.sort.field

const orderText = (list: List) => t(list.state.sort.direction, { label: labelOf(list) })

function ShownFacts(list: List) {
  const { columns, state } = list
  return (
    <>
      <li>{t('columns', { count: columns.length, labels: columns.map(({ label }) => label).join(comma) })}</li>
      <li>{fileOrderText(list)}</li>
      <li>{t('zone', { zone: formatTimeZoneOf(state.period && instantsOf(state.period)) })}</li>
    </>
  )
}

const fileOrderText = (list: List) =>
  exportOrder(list.state.sort) ? orderText(list) : t('byKey', { label: labelOf(list) })

function ImportableFacts(list: List) {
  const { bulkDownload, import: rules } = list.resource
  if (!bulkDownload) {
    const fields = rules?.fields ?? []
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
