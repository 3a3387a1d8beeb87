import type { components } from '@lineboard/contract'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'

export type TrackingSource = components['schemas']['TrackingSource']

export const toValues = (row?: TrackingSource) => ({
  name: row?.name ?? '',
  type: row?.type ?? 'paid_search',
  description: row?.description ?? '',
  companyId: row?.companyId ?? '',
  monthlyCost: amountToType(row?.monthlyCost),
  callValue: amountToType(row?.callValue),
})

export type Values = ReturnType<typeof toValues>

/** Wire body of what was typed. */
export const toBody = (values: Values) => ({
  ...values,
  monthlyCost: typedAmount(values.monthlyCost),
  callValue: typedAmount(values.callValue),
})
