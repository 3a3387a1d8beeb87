import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/load-once.ts'
import { useWanted } from '../use-wanted.ts'
import type { PanelModule } from './panel.ts'

const popover = loadOnce(() => import('./tool-popover.tsx'))

/** A panel below a button, its code brought when somebody is about to open it: what the button needs, and the panel. */
export function useTool(label: string, panel: LoadOnce<PanelModule>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const prepare = () => void Promise.all([popover.load(), panel.load()]).catch(() => undefined)
  const props = { label, panel, onClose: () => setAnchor(null) }
  return {
    trigger: {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': anchor !== null,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    },
    content: anchor && <Opened anchor={anchor} {...props} />,
  }
}

interface OpenedProps {
  label: string
  panel: LoadOnce<PanelModule>
  anchor: HTMLElement
  onClose: () => void
}

function Opened(props: OpenedProps) {
  const value = useWanted(popover)
  return value ? <value.ToolPopover {...props} /> : null
}
