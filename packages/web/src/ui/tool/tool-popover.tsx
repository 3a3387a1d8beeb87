import type { PopoverActions } from '@mui/material/Popover'
import Popover from '@mui/material/Popover'
import { type ReactNode, useEffect, useRef } from 'react'
import { type LoadOnce, useLoaded } from '../../browser/lazy.ts'
import { Themed } from '../themed.tsx'
import { t } from '../ui.messages.ts'
import { unlessRepeated } from '../use-wanted.ts'
import styles from './tool-button.module.css'

/** What opens below a tool. */
export interface PanelModule {
  Panel(props: PanelProps): ReactNode
}

export interface PanelProps {
  onClose: () => void
  /** It takes more room than before. */
  onResize: () => void
}

interface ToolPopoverProps {
  label: string
  panel: LoadOnce<PanelModule>
  anchor: HTMLElement
  onClose: () => void
}

/** What lies over the page: a press there is meant for it. */
const LAYERS = '.MuiModal-root, .MuiPopper-root'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Closes by a press on the page, which does what it was meant for: nobody presses twice to leave by the menu. */
function usePressOutside(anchor: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const close = unlessRepeated(onClose)
    const handlePress = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || anchor.contains(target) || target.closest(LAYERS)) return
      close(event, 'pressOutside')
      // A panel that closes gives the focus to the button that opened it.
      setTimeout(() => target.closest<HTMLElement>(FOCUSABLE)?.focus())
    }
    document.addEventListener('click', handlePress, true)
    return () => document.removeEventListener('click', handlePress, true)
  }, [anchor, onClose])
}

/** A panel below the button that opened it. Escape and a press outside close it. */
export function ToolPopover({ label, panel, anchor, onClose }: ToolPopoverProps) {
  const actions = useRef<PopoverActions>(null)
  const { value, failed } = useLoaded(panel)
  usePressOutside(anchor, onClose)
  return (
    <Themed>
      <Popover
        open
        action={actions}
        anchorEl={anchor}
        onClose={unlessRepeated(onClose)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        className={styles.layer ?? ''}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles.paper ?? '' } }}
      >
        {value ? (
          <value.Panel onClose={onClose} onResize={() => actions.current?.updatePosition()} />
        ) : (
          <p className={styles.wait}>{failed ? t('tool.failed') : t('tool.loading')}</p>
        )}
      </Popover>
    </Themed>
  )
}
