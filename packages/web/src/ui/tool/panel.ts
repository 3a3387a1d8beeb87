import type { ReactNode } from 'react'

/** What opens below a tool. */
export interface PanelModule {
  Panel(props: PanelProps): ReactNode
}

export interface PanelProps {
  onClose: () => void
  /** It takes more room than before. */
  onResize: () => void
}
