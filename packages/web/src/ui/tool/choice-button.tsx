import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import type { ReactNode } from 'react'
import type { LoadOnce } from '../../browser/load-once.ts'
import { Button } from '../button.tsx'
import type { PanelModule } from './panel.ts'
import { useTool } from './use-tool.tsx'

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
