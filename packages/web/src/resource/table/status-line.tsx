import Close from '@mui/icons-material/Close'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { FilterChips } from '../filter/filter-chips.tsx'
import { type List, useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import styles from './status-line.module.css'

/** Between filter and rows: how many there are and what narrows them, or what can be done with the selected ones. */
export function StatusLine() {
  const list = useListContext()
  return (
    <div className={styles.line} data-selecting={list.selection.size > 0}>
      {list.selection.size > 0 ? <SelectionActions {...list} /> : <Count {...list} />}
    </div>
  )
}

function Count({ resource, count, view, can }: List) {
  const counted = view === 'rows' || view === 'no-match' || view === 'empty'
  return (
    <>
      <span className={styles.count} role="status">
        {counted && count !== undefined && t('list.count', { count, ...resource.nouns })}
        {counted && count === undefined && t('list.counting')}
      </span>
      <FilterChips />
      {can.readOnly && <span className={styles.readOnly}>{t('list.readOnly', { nouns: resource.nouns.other })}</span>}
    </>
  )
}

function SelectionActions({ selection, select, askRemoveSelected }: List) {
  return (
    <>
      <span className={styles.count} role="status">
        {t('selection.selected', { count: selection.size })}
      </span>
      <Button size="small" color="error" startIcon={<DeleteOutlined />} onClick={askRemoveSelected}>
        {t('selection.remove')}
      </Button>
      <Button size="small" color="inherit" startIcon={<Close />} onClick={() => select([])}>
        {t('selection.clear')}
      </Button>
    </>
  )
}
