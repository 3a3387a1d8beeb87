import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import { mapLoaded } from '../../lib/load-once.ts'
import { toast } from '../../state/toasts.ts'
import { withOwner } from '../form/with-owner.ts'
import { useListContext } from '../list.ts'
import { refreshModel } from '../loose-calls.ts'
import { t } from '../resource.messages.ts'
import { rowId } from '../row-text.ts'
import { FormDrawer } from './form-drawer.tsx'
import { addRow, changeRow } from './save-row.ts'

/** The form for a new row. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const { resource, seesAll, state } = useListContext()
  const { form, create, model, nouns, rules } = resource
  const asks = seesAll && rules.hasCustomer
  const narrowed = asks && state.customer !== undefined ? { id: state.customer } : null
  const { data: customer, error } = useCall('Customer.findById', narrowed, { silent: true })
  const source = useMemo(
    () => (form && asks ? mapLoaded(form, ({ form: own }) => ({ form: withOwner(own, { customer }) })) : form),
    [form, asks, customer],
  )
  if (!source || !create || (narrowed && !customer && !error)) return null
  const tell = () => {
    toast({ severity: 'success', text: t('form.created', { noun: nouns.one }) })
    void refreshModel(model)
  }
  return (
    <FormDrawer
      title={t('list.add', { noun: nouns.one })}
      source={source}
      row={undefined}
      readOnly={false}
      onSave={(body, saved) => (saved ? changeRow(resource, rowId(resource, saved), body) : addRow(resource, body))}
      onSaved={tell}
      onClose={onClose}
    />
  )
}
