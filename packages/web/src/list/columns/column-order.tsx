import type { Column } from '../../resource/column.ts'
import { SortableList } from '../../ui/sortable-list.tsx'
import { t } from './columns.messages.ts'
import styles from './columns-panel.module.css'

interface ColumnOrderProps {
  /** Columns on the screen, in order. */
  columns: readonly Column[]
  /** Can't be taken away. */
  lead: Column
  onChange: (fields: string[]) => void
}

/** The shown columns: dragged, or moved with the arrow keys, into another order; unticked to take them away. */
export function ColumnOrder({ columns, lead, onChange }: ColumnOrderProps) {
  const items = columns.map(({ field, label }) => ({ key: field, label }))
  const hide = (field: string) => onChange(items.map(({ key }) => key).filter((key) => key !== field))
  return (
    <SortableList className={styles.shown} label={t('shown')} items={items} onChange={onChange}>
      {({ key, label }) => (
        <label>
          <input type="checkbox" checked disabled={key === lead.field} onChange={() => hide(key)} />
          {label}
          {key === lead.field && <small>{t('always')}</small>}
        </label>
      )}
    </SortableList>
  )
}
