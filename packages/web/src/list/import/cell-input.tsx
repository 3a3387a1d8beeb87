import type { GridSlotProps } from '@mui/x-data-grid'
import styles from './import-dialog.module.css'

/** The line of text of a cell that is being changed. */
export function CellInput({ inputRef, className, type, value, onChange }: GridSlotProps['baseInput']) {
  return (
    <span className={`${styles.cellInput} ${className}`}>
      <input ref={inputRef} type={type} value={value} onChange={onChange} />
    </span>
  )
}
