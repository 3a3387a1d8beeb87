import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { BuyForButton } from '../../kit/entities/buy-for-button.tsx'
import {
  GatewayField,
  ReceivingNumberField,
  RoutingActionField,
  SourceField,
} from '../../kit/entities/routing-fields.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { OwnerInput } from '../../kit/form/relation-input.tsx'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { hrefOf } from '../../places/href.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './number-setup.messages.ts'
import styles from './number-setup.module.css'
import type { OpNumber, SetupValues } from './use-setup.ts'

const { RelationInput } = inputsFor<SetupValues>()

function SourceFields() {
  const { access } = useSession()
  return (
    <>
      {seesEveryCustomer(access) && <OwnerInput customer={undefined} />}
      <SourceField />
    </>
  )
}

function NumberFields() {
  const { own } = useOwnChoices()
  const mayOpen = useMayOpen()
  const buys = mayOpen(hrefOf('buyNumbers'))
  return (
    <>
      <RelationInput
        name="numberId"
        label={t('number')}
        hint={t('numberHint')}
        list="OpNumber.find"
        textField="tracking_number"
        isPhone
        where={{ ...own, status: { inq: ['active', 'paused', 'stopped'] } }}
      />
      {buys && (
        <p className={styles.note}>
          <PlaceLink href={hrefOf('buyNumbers')}>{t('buy')}</PlaceLink> {t('buyText')}
        </p>
      )}
      <BuyForCustomer />
    </>
  )
}

/** How the service's staff get a new number for the customer they set one up for. */
function BuyForCustomer() {
  const customerId = useWatch<SetupValues, 'customerId'>({ name: 'customerId' })
  const { access } = useSession()
  if (!seesEveryCustomer(access)) return null
  return (
    <p className={styles.note}>
      {t(customerId === null ? 'buyForWhom' : 'buyFor')}{' '}
      {customerId !== null && <BuyForButton customerId={customerId} />}
    </p>
  )
}

const RingsFields = () => (
  <>
    <ReceivingNumberField />
    <GatewayField />
  </>
)

const RecordingFields = ({ row }: { row: OpNumber | undefined }) => <RoutingActionField number={row?.tracking_number} />

/** The fields of the steps that choose something. */
export const stepFields: Readonly<
  Record<'source' | 'number' | 'rings' | 'recording', (props: { row: OpNumber | undefined }) => ReactNode>
> = { source: SourceFields, number: NumberFields, rings: RingsFields, recording: RecordingFields }
