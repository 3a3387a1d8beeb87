import type { PopoverActions } from '@mui/material/Popover'
import Popover from '@mui/material/Popover'
import { type ReactNode, useRef } from 'react'
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

/** A panel below the button that opened it. Escape and a press outside close it. */
export function ToolPopover({ label, panel, anchor, onClose }: ToolPopoverProps) {
  const actions = useRef<PopoverActions>(null)
  const { value, failed } = useLoaded(panel)
  return (
    <Themed>
      <Popover
        open
        action={actions}
        anchorEl={anchor}
        onClose={unlessRepeated(onClose)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
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
