import InboxOutlined from '@mui/icons-material/InboxOutlined'
import type { ReactNode } from 'react'
import { StatePanel } from './plain-state.tsx'

interface EmptyStateProps {
  /** @default a tray */
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** There is nothing yet, and how to get something. */
export function EmptyState({ icon = <InboxOutlined />, ...rest }: EmptyStateProps) {
  return <StatePanel icon={icon} {...rest} />
}
