import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { hrefOf } from '../../places/href.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { OwnerInput } from '../../resource/form/owner-input.tsx'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './number-setup.messages.ts'
import styles from './number-setup.module.css'
import type { OpNumber, SetupValues } from './setup-values.ts'

const { RelationInput, AddingInput } = inputsFor<SetupValues>()

/** Whose rows are offered, and whose new ones are: people of the owner see those of all customers. */
function useOwner() {
  const { access, user } = useSession()
  const chosen = useWatch<SetupValues, 'customerId'>({ name: 'customerId' })
  const seesAll = seesEveryCustomer(access)
  const customerId = chosen ?? user?.customerId
  return { seesAll, customerId, of: seesAll ? { customerId } : {} }
}

function SourceFields() {
  const { seesAll, customerId, of } = useOwner()
  return (
    <>
      {seesAll && <OwnerInput customer={undefined} />}
      <AddingInput
        name="tracking_sourceId"
        label={t('source')}
        list="TrackingSource.find"
        textField="name"
        where={of}
        adding={{ place: 'trackingSources', label: t('addSource'), call: 'TrackingSource.upsert', customerId }}
      />
    </>
  )
}

function NumberFields() {
  const { of } = useOwner()
  const mayOpen = useMayOpen()
  return (
    <>
      <RelationInput
        name="numberId"
        label={t('number')}
        hint={t('numberHint')}
        list="OpNumber.find"
        textField="tracking_number"
        isPhone
        where={{ ...of, status: { inq: ['active', 'paused', 'stopped'] } }}
      />
      {mayOpen(hrefOf('buyNumbers')) && (
        <p className={styles.note}>
          <PlaceLink href={hrefOf('buyNumbers')}>{t('buy')}</PlaceLink> {t('buyText')}
        </p>
      )}
    </>
  )
}

function RingsFields() {
  const { customerId, of } = useOwner()
  return (
    <>
      <AddingInput
        name="receiving_numberId"
        label={t('receivingNumber')}
        list="ReceivingNumber.find"
        textField="number"
        isPhone
        where={of}
        adding={{
          place: 'receivingNumbers',
          label: t('addReceivingNumber'),
          call: 'ReceivingNumber.create',
          customerId,
        }}
      />
      <RelationInput
        name="sip_gatewayId"
        label={t('gateway')}
        hint={t('gatewayHint')}
        list="SipGateway.find"
        textField="name"
        where={of}
      />
    </>
  )
}

/** What a new routing action begins with: calls go on to ring where they would without it, and are recorded. */
const actionFor = (row: OpNumber | undefined, receivingId: number | null) =>
  receivingId === null
    ? undefined
    : {
        name: row ? t('actionName', { number: formatPhone(row.tracking_number) }) : '',
        type: 'forward',
        targets: [{ kind: 'receiving_number', target: String(receivingId) }],
        recordCalls: true,
      }

function RecordingFields({ row }: { row: OpNumber | undefined }) {
  const { customerId, of } = useOwner()
  const receivingId = useWatch<SetupValues, 'receiving_numberId'>({ name: 'receiving_numberId' })
  return (
    <AddingInput
      name="routing_actionId"
      label={t('routingAction')}
      hint={t('routingHint')}
      list="RoutingAction.find"
      textField="name"
      where={of}
      adding={{
        place: 'routingActions',
        label: t('addRoutingAction'),
        call: 'RoutingAction.create',
        preset: actionFor(row, receivingId),
        customerId,
      }}
    />
  )
}

/** The fields of the steps that choose something. */
export const stepFields: Readonly<
  Record<'source' | 'number' | 'rings' | 'recording', (props: { row: OpNumber | undefined }) => ReactNode>
> = { source: SourceFields, number: NumberFields, rings: RingsFields, recording: RecordingFields }
