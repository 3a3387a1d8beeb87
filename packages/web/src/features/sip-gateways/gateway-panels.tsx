import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import type { ActionList } from '../../kit/actions/action.ts'
import { useRefusals } from '../../kit/form/server-errors.ts'
import { CustomerChoice } from '../../shared/customer/customer-choice.tsx'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { idsOf, inOrder, isSameOrder, readInOrder, reconciled, type SipGateway } from './gateway-order.ts'
import styles from './order-dialog.module.css'
import { t } from './sip-gateways.messages.ts'

/** What opens over the list of gateways. */
export { RemovalNotes } from './default-gateway-notes.tsx'
export { form } from './sip-gateway-form.tsx'

interface ActionDialogProps {
  list: ActionList
  onClose: () => void
}

/** Gives the gateways of one customer, all of them, another order. Nothing is changed before it is saved. */
export function OrderDialog({ list: { seesAll, state }, onClose }: ActionDialogProps) {
  const { user } = useSession()
  const [customerId, setCustomerId] = useState(state.customer ?? user?.customerId)
  const [isSaving, setSaving] = useState(false)
  const gateways = useCall('SipGateway.find', customerId === undefined ? null : inOrder(customerId)).data
  return (
    <Dialog title={t('changeOrder')} pending={isSaving} onClose={onClose}>
      {seesAll && (
        <div className={styles.customer}>
          <CustomerChoice value={customerId} none={t('chooseCustomer')} onChange={setCustomerId} />
        </div>
      )}
      {gateways && customerId !== undefined ? (
        <Order
          key={customerId}
          customerId={customerId}
          gateways={gateways}
          isSaving={isSaving}
          onSaving={setSaving}
          onClose={onClose}
        />
      ) : (
        <DialogBody actions={<Button onClick={onClose}>{t('cancel')}</Button>} />
      )}
    </Dialog>
  )
}

interface OrderProps extends Pick<ActionDialogProps, 'onClose'> {
  customerId: number
  /** As they are kept, as far as is known here. */
  gateways: readonly SipGateway[]
  isSaving: boolean
  onSaving: (isSaving: boolean) => void
}

/** The gateways to sort, in the order that is given. */
const itemsIn = (given: readonly number[], gateways: readonly SipGateway[]) =>
  given
    .flatMap((id) => gateways.filter((gateway) => gateway.id === id))
    .map((gateway) => ({ key: String(gateway.id), label: gateway.name, gateway }))

function Order({ customerId, gateways, isSaving, onSaving, onClose }: OrderProps) {
  // Until something is moved the dialog shows what is kept; from then on, the order that is being given.
  const [draft, setDraft] = useState<{ stored: readonly SipGateway[]; given: number[] }>()
  const { stored, given } = draft ?? { stored: gateways, given: idsOf(gateways) }
  const [hasChanged, setChanged] = useState(false)
  const { general, setGeneral, refuse } = useRefusals()
  const items = itemsIn(given, stored)
  const isAsStored = isSameOrder(given, idsOf(stored))

  const save = async () => {
    onSaving(true)
    setGeneral(undefined)
    try {
      // Read now: what somebody else did meanwhile is seen before it would be written over.
      const now = await readInOrder(customerId)
      if (isSameOrder(idsOf(now), idsOf(stored))) {
        await api().SipGateway.order({ body: { gw_list: given } })
        toast({ severity: 'success', text: t('orderSaved') })
        void refresh('SipGateway')
        return onClose()
      }
      setDraft({ stored: now, given: reconciled(given, idsOf(now)) })
      setChanged(true)
    } catch (error) {
      refuse(error)
    } finally {
      onSaving(false)
    }
  }
  return (
    <DialogBody
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={() => void save()} loading={isSaving} disabled={isAsStored}>
            {t('saveOrder')}
          </Button>
        </>
      }
    >
      {general && <Alert severity="error">{general}</Alert>}
      {hasChanged && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => setDraft({ stored, given: idsOf(stored) })}>
              {t('takeStored')}
            </Button>
          }
        >
          {t('orderChanged')}
        </Alert>
      )}
      <p className={styles.hint}>{t(items.length === 0 ? 'nothingToOrder' : 'orderHint')}</p>
      <SortableList
        className={styles.list}
        label={t('title')}
        items={items}
        onChange={(keys) => setDraft({ stored, given: keys.map(Number) })}
      >
        {({ gateway: { name, address, defaultOutbound, enabled } }, index) => (
          <>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.gateway}>
              <span>{name}</span>
              <small>
                <span>{address}</span>
                {defaultOutbound && <span className={styles.mark}>{t('defaultOutbound')}</span>}
                {!enabled && <span>{t('notInUse')}</span>}
              </small>
            </span>
          </>
        )}
      </SortableList>
    </DialogBody>
  )
}
