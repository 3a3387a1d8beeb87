import type { components } from '@lineboard/contract'
import { whyCustomerStays } from '@lineboard/contract/permissions'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { useBothCurrencies } from '../../shared/wallet/both-currencies.ts'
import { useSession } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './customers.messages.ts'

type Customer = components['schemas']['Customer']

/** What becomes of the money of customers who are deleted. The owner and the own company stay: it is said before, and nothing is agreed to. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { access } = useSession()
  const inq = targets.map(({ id }) => id)
  const staying = new Set(access && inq.flatMap((id) => whyCustomerStays(id, access) ?? []))
  const isRefused = staying.size > 0
  const customers = useCall('Customer.find', { filter: { where: { id: { inq } } } }, { silent: true })
  const { data = [], error, mutate } = customers
  const isKnown = customers.data !== undefined
  useEffect(() => {
    if (isRefused) onFirst('refused')
    else if (isKnown) onFirst(undefined)
  }, [isKnown, isRefused, onFirst])
  if (isRefused)
    return [...staying].map((why) => (
      <Alert key={why} severity="warning">
        {t(`stays.${why}`, { count: targets.length })}
      </Alert>
    ))
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  return data
    .filter(({ balance }) => balance !== 0)
    .map((customer) => <BalanceNote key={customer.id} customer={customer} />)
}

function BalanceNote({ customer: { companyName: name, balance, currency } }: { customer: Customer }) {
  const amount = useBothCurrencies(currency)(Math.abs(balance))
  return (
    <Alert severity="warning">
      {balance > 0 ? t('balanceLeft', { name, amount }) : t('balanceOwed', { name, amount })}
    </Alert>
  )
}
