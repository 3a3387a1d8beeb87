import { rowRightOf } from '@lineboard/contract/permissions'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { mapLoaded } from '../../browser/lazy.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import type { Form, Owner } from '../../kit/define-form.ts'
import { FormDrawer } from '../../kit/drawer/form-drawer.tsx'
import { saveForm } from '../../kit/form/use-saving.ts'
import { addRow, changeRow } from '../../kit/rows/save-row.ts'
import { toast } from '../../state/toasts.ts'
import { t } from '../context/list.messages.ts'
import { useListQuery } from '../context/list-provider.tsx'

/**
 * The form of a new row with the choice of its owner, for people who add rows for every customer. A form that asks for the
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

/** The form for a new row. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const { resource, seesAll, state } = useListQuery()
  const { form, create, entity, model, nouns, rules } = resource
  const asks = seesAll && rules.hasCustomer
  const isForAll = rowRightOf(entity) === 'customer or everybody'
  const narrowed = asks && state.customer !== undefined ? { id: state.customer } : null
  const { data: customer, error } = useCall('Customer.findById', narrowed, { silent: true })
  const source = useMemo(
    () =>
      form && asks ? mapLoaded(form, ({ form: own }) => ({ form: withOwner(own, { customer, isForAll }) })) : form,
    [form, asks, customer, isForAll],
  )
  if (!source || !create || (narrowed && !customer && !error)) return null
  const notifySaved = (stored: object | undefined) => {
    // What was added may be more than kept, such as a menu that callers hear at once.
    const own = stored && source.peek()?.form.savedText?.(stored)
    toast({ severity: 'success', text: own ?? t('drawer.created', { noun: nouns.one }) })
    void refresh(model)
  }
  return (
    <FormDrawer
      title={t('list.add', { noun: nouns.one })}
      source={source}
      row={undefined}
      save={async (body, saved, open) => {
        const { form: declared } = await source.load()
        const send = (typed: object, row = saved) =>
          row ? changeRow(resource, declared, row, typed) : addRow(resource, typed)
        return saveForm(declared, saved, open.values(), { body, send })
      }}
      onHalfSaved={async (saved) => {
        void refresh(model)
        return saved
      }}
      onSaved={notifySaved}
      onClose={onClose}
    />
  )
}
