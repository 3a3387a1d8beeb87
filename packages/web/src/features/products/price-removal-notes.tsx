import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../kit/removal-notes.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './products.messages.ts'

/** What whoever pays a price that is deleted pays from then on. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const where = { variationId: { inq: targets.map(({ id }) => id) }, status: { neq: 'cancelled' } } as const
  const { data, error, mutate } = useCall('Subscription.find', { filter: { where } }, { silent: true })
  const isKnown = data !== undefined
  useEffect(() => {
    if (isKnown) onFirst(undefined)
  }, [isKnown, onFirst])
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data || data.length === 0) return null
  return <Alert severity="warning">{t('priceDeleted', { count: data.length })}</Alert>
}
