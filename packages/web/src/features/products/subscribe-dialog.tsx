import type { components } from '@lineboard/contract'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { formatMoney } from '../../lib/format.ts'
import { CustomerChoice } from '../../parts/customer/customer-choice.tsx'
import type { ActionList } from '../../resource/actions/action.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { t } from './products.messages.ts'
import styles from './subscribe-dialog.module.css'

interface ActionDialogProps {
  row: components['schemas']['Product']
  list: ActionList
  onClose: () => void
}

/** Most that one call takes. */
const maxAtOnce = 1000

/** Subscribes a customer to a product, after saying what that costs. */
export function ActionDialog({ row: product, list: { can, state }, onClose }: ActionDialogProps) {
  const { user } = useSession()
  const formId = useId()
  const [customerId, setCustomerId] = useState(can.administer ? state.customer : user?.customerId)
  const [variationId, setVariationId] = useState<number>()
  const [typed, setTyped] = useState('1')
  const [isSaving, setSaving] = useState(false)
  const [hasTried, setTried] = useState(false)
  const where = { productId: product.id, active: true }
  const variations = useCall('ProductVariation.find', { filter: { where, order: 'price ASC' } }).data
  const price = variations?.find(({ id }) => id === variationId) ?? variations?.[0]
  const { price: each, currency, recur } = price ?? product
  const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
  const isGood = quantity >= 1 && quantity <= maxAtOnce

  const subscribe = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood || customerId === undefined) return
    setSaving(true)
    try {
      const body = { productId: product.id, quantity, customerId, ...(price && { variationId: price.id }) }
      const { charged, balance } = await api().Product.subscribeProduct({ body })
      const text = t('subscribed', { charged: formatMoney(charged), balance: formatMoney(balance) })
      toast({ severity: 'success', text })
      void refresh('Subscription', 'Customer', 'PaymentTransaction')
      onClose()
    } catch (error) {
      reportError(error)
      setSaving(false)
    }
  }
  return (
    <Dialog
      title={t('subscribeTitle', { name: product.name })}
      pending={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSaving} disabled={!variations}>
            {t('subscribeConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={(event) => void subscribe(event)}>
        {can.administer && <CustomerChoice value={customerId} none={t('chooseCustomer')} onChange={setCustomerId} />}
        {variations && variations.length > 0 && (
          <PlainSelect
            label={t('priceChoice')}
            value={price?.id}
            options={variations.map((one) => ({
              value: String(one.id),
              label: t('priceOption', {
                name: one.name,
                price: formatMoney(one.price, one.currency),
                recur: one.recur,
              }),
            }))}
            onChange={({ target: { value } }) => setVariationId(Number(value))}
          />
        )}
        <PlainField
          label={t('quantity')}
          value={typed}
          inputMode="numeric"
          error={isGood ? undefined : t('quantityHint')}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      </form>
      <p className={styles.price} role="status">
        {hasTried && customerId === undefined
          ? t('customerMissing')
          : isGood &&
            variations &&
            t('priceInWords', {
              quantity,
              each: formatMoney(each, currency),
              all: formatMoney(each * quantity, currency),
              recur,
            })}
      </p>
    </Dialog>
  )
}
