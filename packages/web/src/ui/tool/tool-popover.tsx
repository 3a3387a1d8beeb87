import Popover, { type PopoverActions } from '@mui/material/Popover'
import { useRef } from 'react'
import { type LoadOnce, useLoaded } from '../../browser/load-once.ts'
import { Themed } from '../themed.tsx'
import { t } from '../ui.messages.ts'
import { unlessRepeated } from '../unless-repeated.ts'
import type { PanelModule } from './panel.ts'
import styles from './tool-button.module.css'

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
