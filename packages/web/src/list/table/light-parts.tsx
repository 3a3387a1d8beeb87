import type { GridSlotProps } from '@mui/x-data-grid'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './grid-view.module.css'

/** The box that selects a row, as cards have it: the styled one is half of what drawing a row takes. */
function GridCheckbox({
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

interface TitledProps {
  title?: ReactNode
  children?: ReactElement<{ title?: string }>
}

/** What the grid shows a tooltip for, with the browser's own: a floating one weighs as much as a form. */
function Titled({ title, children }: TitledProps) {
  if (!children) return null
  return typeof title === 'string' && title !== '' ? cloneElement(children, { title }) : children
}

/** The button of a heading, which sorts. */
function HeadingButton(props: GridSlotProps['baseIconButton']) {
  const { 'aria-label': label = '', className, disabled, tabIndex, onClick, children } = props
  return (
    <RoundButton
      size="small"
      label={label}
      className={className}
      disabled={disabled}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {children}
    </RoundButton>
  )
}

/** In the place of the grid's own panels, which no list opens. */
export const Nothing = () => null

/** Parts of the grid that the build leaves out of it, and what every grid of ours has for them. */
export const lightParts = {
  baseTooltip: Titled,
  basePopper: Nothing,
  baseCheckbox: GridCheckbox,
  baseIconButton: HeadingButton,
}
