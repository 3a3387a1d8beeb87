import type { components } from '@lineboard/contract'
import { refundable } from '@lineboard/contract/refundable'
import { useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter'
import { navigate } from '../../browser/navigate.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { hrefOf } from '../../places/href.ts'
import { useMay } from '../../state/may.ts'
import { toast } from '../../state/toasts.ts'
import { discountable } from './adjustment.ts'
import { t } from './customer-account.messages.ts'
import type { DeskOperation } from './operation.ts'

type Transaction = components['schemas']['PaymentTransaction']

/** What an address can ask for, with the text that there is nothing left of it. */
const kinds = { refund: t('nothingToRefund'), discount: t('nothingToDiscount') } as const

/** Asks for the refund of a payment, or the discount on a charge, that the address names as `refund` or `discount`, be it as old as it may, and once. */
export function useAskedOperation(customerId: number, ask: (operation: DeskOperation) => void): void {
  const params = new URLSearchParams(useSearch())
  const kind = params.has('discount') ? 'discount' : 'refund'
  const id = positiveInteger(params.get(kind))
  const mayAct = useMay('PaymentMethod.refund', { model: 'PaymentMethod', row: { customerId } })
  const begin = useEffectEvent((found: readonly Transaction[]) => {
    navigate(hrefOf('customerAccount', { id: customerId }), { replace: true })
    const transaction = found.find((each) => each.id === id)
    const left = transaction && (kind === 'refund' ? refundable(transaction) : discountable(transaction, found))
    if (transaction && left && left > 0) ask({ kind, transaction })
    else toast({ severity: 'warn', text: kinds[kind] })
  })
  useEffect(() => {
    if (id === undefined || !mayAct) return
    let isWanted = true
    // Read now, as something of it may have been given back since. What was given of a charge stands in its discounts.
    const where = { customerId, or: [{ id }, { discountOfId: id }] }
    const reading = api().PaymentTransaction.find({ filter: { where } })
    reading.then((found) => isWanted && begin(found), reportError)
    return () => {
      isWanted = false
    }
  }, [id, customerId, mayAct])
}
