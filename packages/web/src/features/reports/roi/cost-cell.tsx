import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { positiveInteger } from '../../../lib/positive-integer.ts'
import { useMay } from '../../../state/may.ts'
import type { ReportRow } from '../report-table-spec.ts'
import { t } from '../reports.messages.ts'
import styles from '../reports.module.css'
import type { Return } from '../source-returns.ts'
import { CostField } from './cost-field.tsx'

/** What a source cost, and the way to enter it where it is read, for who may change sources. */
export function CostCell({ row, text }: { row: ReportRow<Return>; text: string }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('TrackingSource.upsert')
  // Calls without a source have no cost.
  const sourceId = positiveInteger(row.key)
  if (sourceId === undefined || !mayChange) return text
  if (isOpen) return <CostField sourceId={sourceId} name={row.label} onClose={() => setOpen(false)} />
  const label = t('roi.editCost', { name: row.label })
  return (
    <span className={styles.cost}>
      {text}
      <IconButton
        className={styles.screenOnly}
        size="small"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <EditOutlined fontSize="inherit" />
      </IconButton>
    </span>
  )
}
