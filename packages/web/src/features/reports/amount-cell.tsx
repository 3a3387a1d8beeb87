import EditOutlined from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { useMay } from '../../state/may.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { AmountField } from './amount-field.tsx'
import type { ReportRow } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import type { Return } from './source-returns.ts'
import type { SourceAmount } from './wrong-amounts.ts'

interface AmountCellProps {
  row: ReportRow<Return>
  text: string
}

/** What stands in a cell, and the way to enter the amount behind it where it is read, for who may change sources. */
function AmountCell({ field, row, text }: AmountCellProps & { field: SourceAmount }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('TrackingSource.upsert')
  // Calls without a source have no amounts.
  const sourceId = positiveInteger(row.key)
  if (sourceId === undefined || !mayChange) return text
  if (isOpen) return <AmountField field={field} sourceId={sourceId} name={row.label} onClose={() => setOpen(false)} />
  const label = t(`roi.${field}.edit`, { name: row.label })
  return (
    <span className={styles.amount}>
      {text}
      <RoundButton size="small" label={label} onClick={() => setOpen(true)}>
        <EditOutlined fontSize="inherit" />
      </RoundButton>
    </span>
  )
}

/** What a source cost; its cost a month can be entered. */
export const CostCell = (props: AmountCellProps) => <AmountCell field="monthlyCost" {...props} />

/** What an answered call of a source is worth, which can be entered. */
export const ValueCell = (props: AmountCellProps) => <AmountCell field="callValue" {...props} />
