import type { ReactNode } from 'react'
import type { LoadOnce } from '../../browser/lazy.ts'
import { RoundButton } from '../round-button.tsx'
import type { PanelModule } from './tool-popover.tsx'
import { useTool } from './use-tool.tsx'

interface ToolButtonProps {
  /** Tells it from the others for whatever presses it from elsewhere. */
  name?: string
  label: string
  icon: ReactNode
  panel: LoadOnce<PanelModule>
}

/** A tool of the list: an icon that opens a panel. */
export function ToolButton({ name, label, icon, panel }: ToolButtonProps) {
  const { trigger, content } = useTool(label, panel)
  return (
    <>
      <RoundButton {...trigger} data-tool={name} label={label}>
        {icon}
      </RoundButton>
      {content}
    </>
  )
}
