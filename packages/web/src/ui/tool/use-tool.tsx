import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import { type ReactNode, useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { Button } from '../button.tsx'
import { useWanted } from '../use-wanted.ts'
import type { PanelModule } from './tool-popover.tsx'

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
      // The button closes what it opened.
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        setAnchor((opened) => (opened === currentTarget ? null : currentTarget)),
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

interface ChoiceButtonProps {
  /** What is chosen here. */
  label: string
  /** It stands before what is chosen for everybody, not for screen readers alone. @default false */
  showsLabel?: boolean
  panel: LoadOnce<PanelModule>
  icon?: ReactNode
  className?: string | undefined
  /** What is chosen. */
  children: ReactNode
}

/** A button that says what is chosen, and opens the panel where something else is. */
export function ChoiceButton({ label, showsLabel = false, panel, icon, className, children }: ChoiceButtonProps) {
  const { trigger, content } = useTool(label, panel)
  return (
    <>
      <Button
        {...trigger}
        className={className}
        variant="outlined"
        color="inherit"
        startIcon={icon}
        endIcon={<KeyboardArrowDown />}
      >
        {showsLabel ? `${label}: ` : <span className="visually-hidden">{label}: </span>}
        {children}
      </Button>
      {content}
    </>
  )
}
