import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { type LoadOnce, useLoaded } from '../../lib/load-once.ts'
import { t } from '../resource.messages.ts'
import styles from './tool-button.module.css'

/** What opens below a tool: its code comes when somebody is about to open it. */
export interface PanelModule {
  Panel(props: { onClose: () => void }): ReactNode
}

interface ToolButtonProps {
  label: string
  icon: ReactNode
  panel: LoadOnce<PanelModule>
  /** The tool is at work on what is shown. @default false */
  active?: boolean
}

/** A tool of the list: an icon that opens a panel. */
export function ToolButton({ label, icon, panel, active = false }: ToolButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const prepare = () => void panel.load().catch(() => undefined)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        className={styles.tool ?? ''}
        data-active={active}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles.paper ?? '' } }}
        >
          <PanelContent panel={panel} onClose={close} />
        </Popover>
      )}
    </>
  )
}

function PanelContent({ panel, onClose }: { panel: LoadOnce<PanelModule>; onClose: () => void }) {
  const { value, failed } = useLoaded(panel)
  if (!value) return <p className={styles.wait}>{failed ? t('tools.failed') : t('tools.loading')}</p>
  return <value.Panel onClose={onClose} />
}
