import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import type { RemovalNotesProps } from '../../resource/removal/removal-notes.ts'
import { useSession } from '../../state/session.ts'
import { t } from './users.messages.ts'

/** The server lets nobody delete themselves: it is said before, and nothing is agreed to. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { user } = useSession()
  const isOwn = targets.some(({ id }) => id === user?.id)
  useEffect(() => {
    if (!isOwn) onFirst(undefined)
  }, [isOwn, onFirst])
  if (!isOwn) return null
  return <Alert severity="warning">{t('removeSelf', { count: targets.length })}</Alert>
}
