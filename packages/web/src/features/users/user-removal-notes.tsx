import { whyUserStays } from '@lineboard/contract/permissions'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import styles from '../../kit/removal/removal.module.css'
import { useWhyKept } from '../../shared/rights/why-kept.ts'
import { rightsOf } from '../../shared/within-reach.ts'
import { useSession } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './users.messages.ts'

/**
 * The server lets nobody delete themselves, user 1, or the last who looks after users and roles of a customer: it is said before, and
 * nothing is agreed to. There is no lock for users, so it also says what ends their access and keeps their names.
 */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { access } = useSession()
  const ids = targets.map(({ id }) => id)
  const [stays] = ids.flatMap((id) => (access && whyUserStays(id, access)) ?? [])
  const going = useCall('DashUser.severalUser', stays ? null : { body: { ids } }, { silent: true })
  const { why, ...asked } = useWhyKept(going.data?.map(({ customerId }) => customerId) ?? [], (person) =>
    ids.includes(person.id) ? undefined : rightsOf(person),
  )
  const isRefused = stays !== undefined || why !== undefined
  const isKnown = going.data !== undefined && asked.isKnown
  useEffect(() => {
    if (isRefused) onFirst('refused')
    else if (isKnown) onFirst(undefined)
  }, [isRefused, isKnown, onFirst])
  if (stays)
    return (
      <Alert severity="warning">{t(stays === 'own' ? 'removeSelf' : 'removeFirst', { count: targets.length })}</Alert>
    )
  if (going.error) return <ErrorState error={going.error} onRetry={() => void going.mutate()} />
  if (asked.error) return <ErrorState error={asked.error} onRetry={asked.retry} />
  if (why !== undefined) return <Alert severity="warning">{why}</Alert>
  return <p className={styles.note}>{t('removalMeans', { count: targets.length })}</p>
}
