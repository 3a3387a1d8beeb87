import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../resource/removal/removal-notes.ts'
import { formatMoney } from '../../state/numbers.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './customers.messages.ts'

/** What becomes of the money of customers who are deleted. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const inq = targets.map(({ id }) => id)
  const customers = useCall('Customer.find', { filter: { where: { id: { inq } } } }, { silent: true })
  const { data = [], error, mutate } = customers
  const isKnown = customers.data !== undefined
  useEffect(() => {
    if (isKnown) onFirst(undefined)
  }, [isKnown, onFirst])
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  return data
    .filter(({ balance }) => balance !== 0)
    .map(({ id, companyName: name, balance }) => (
      <Alert key={id} severity="warning">
        {balance > 0
          ? t('balanceLeft', { name, amount: formatMoney(balance) })
          : t('balanceOwed', { name, amount: formatMoney(-balance) })}
      </Alert>
    ))
}
