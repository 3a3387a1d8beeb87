import type { FieldValues } from 'react-hook-form'
import type { Form, Owner } from '../../resource/form/form.ts'

/**
 * The form of a new row with the choice whose it is, for people who add rows for every customer. A form that asks for the
 * customer itself, or whose rows belong to none, stays as it is.
 */
export function withOwner(form: Form, owner: Owner): Form {
  if (!('customerId' in form.schema.shape) || 'customerId' in form.toValues(undefined)) return form
  const { toBody, toValues } = form
  return {
    ...form,
    owner,
    toValues: (row) => ({ ...toValues(row), customerId: owner.customer?.id ?? null }),
    toBody: ({ customerId, ...values }: FieldValues) => ({ ...(toBody?.(values) ?? values), customerId }),
  }
}
