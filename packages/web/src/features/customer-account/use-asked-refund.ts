import { useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter'
import { navigate } from '../../browser/navigate.ts'
import { useCall } from '../../data/use-call.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { refundable } from '../../parts/payment/refundable.ts'
import { hrefOf } from '../../places/href.ts'
import { useMay } from '../../state/may.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './customer-account.messages.ts'
import type { DeskOperation } from './desk-operation.ts'

/** Asks for the refund of the payment that the address names as `refund`, be it as old as it may, and once. */
export function useAskedRefund(customerId: number, ask: (operation: DeskOperation) => void): void {
  const id = positiveInteger(new URLSearchParams(useSearch()).get('refund'))
  const mayRefund = useMay('PaymentMethod.refund', { model: 'PaymentMethod', row: { customerId } })
  const asked = id !== undefined && mayRefund ? { filter: { where: { id, customerId }, limit: 1 } } : null
  const { data } = useCall('PaymentTransaction.find', asked)
  const begin = useEffectEvent((found: NonNullable<typeof data>) => {
    navigate(hrefOf('customerAccount', { id: customerId }), { replace: true })
    const [transaction] = found
    if (transaction && refundable(transaction) > 0) ask({ kind: 'refund', transaction })
    else toast({ severity: 'warn', text: t('nothingToRefund') })
  })
  useEffect(() => {
    if (data) begin(data)
  }, [data])
}
