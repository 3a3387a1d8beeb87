import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Column } from '../../kit/column.ts'
import { Button } from '../../ui/button.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { type RowHeight, rowHeights } from '../context/list-preferences.ts'
import { useListQuery } from '../context/list-provider.tsx'
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
function ColumnOrder({ columns, lead, onChange }: ColumnOrderProps) {
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

/** Which columns are shown, in which order, and how high the rows are. Every choice holds at once, and is kept. */
export function Panel() {
  const { state, change, columns, offered, resource, preferences, changePreferences } = useListQuery()
  const { lead } = resource
  const shown = columns.map(({ field }) => field)
  const hidden = offered.filter(({ field }) => !shown.includes(field))

  const choose = (fields: readonly string[] | undefined) => {
    change({ columns: fields, page: state.page }, { replace: true })
    changePreferences({ columns: fields, ...(fields === undefined && { widthsPx: {} }) })
  }
  const setRowHeight = (rowHeight: RowHeight | null) => rowHeight && changePreferences({ rowHeight })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Button size="small" onClick={() => choose(undefined)}>
          {t('reset')}
        </Button>
      </div>
      <ColumnOrder columns={columns} lead={lead} onChange={choose} />
      {hidden.length > 0 && (
        <ul className={styles.hidden}>
          {hidden.map(({ field, label }) => (
            <li key={field}>
              <label>
                <input type="checkbox" checked={false} onChange={() => choose([...shown, field])} />
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>{t('hint')}</p>
      <h3 id="row-height">{t('rowHeight')}</h3>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby="row-height"
        value={preferences.rowHeight ?? null}
        onChange={(_, chosen: RowHeight | null) => setRowHeight(chosen)}
      >
        {rowHeights.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
