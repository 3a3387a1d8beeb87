import type { GridSlotProps } from '@mui/x-data-grid'
import styles from './grid-view.module.css'

/** The box that selects a row, as cards have it: the styled one is half of what drawing a row takes. */
export function GridCheckbox({
  checked = false,
  indeterminate = false,
  disabled = false,
  tabIndex,
  slotProps,
  onChange,
  onClick,
  onKeyDown,
  onMouseDown,
}: GridSlotProps['baseCheckbox']) {
  return (
    <input
      {...slotProps?.htmlInput}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate
      }}
      type="checkbox"
      className={styles.check}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={onChange}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
    />
  )
}
