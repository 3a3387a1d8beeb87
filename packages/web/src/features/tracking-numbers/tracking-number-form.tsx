import type { components } from '@lineboard/contract'
import { OpNumberStatus } from '@lineboard/contract/enumerations'
import { restoresLost } from '@lineboard/contract/restorable'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zOpNumberInput } from '@lineboard/contract/zod'
import { useFormState, useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import {
  emptyRouting,
  GatewayField,
  ReceivingNumberField,
  RoutingActionField,
  SourceField,
} from '../../kit/entities/routing-fields.tsx'
import { routingPanels } from '../../kit/entities/saved-routing.ts'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import { hrefOf } from '../../places/href.ts'
import { CallFlowSection } from '../../shared/call-flow/call-flow-section.tsx'
import { formatDateTime } from '../../state/dates.ts'
import { showGuide } from '../../state/overlay.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import textButton from '../../ui/text-button.module.css'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'
import { updateCalls } from './update-calls.ts'

type OpNumber = components['schemas']['OpNumber']

const toValues = (row?: OpNumber) => ({
  tracking_number: row?.tracking_number ?? '',
  description: row?.description ?? '',
  companyId: row?.companyId ?? '',
  status: row?.status ?? 'active',
  tracking_sourceId: row?.tracking_sourceId ?? null,
  receiving_numberId: row?.receiving_numberId ?? null,
  sip_gatewayId: row?.sip_gatewayId ?? null,
  routing_actionId: row?.routing_actionId ?? null,
  // Of the form alone: what happens to calls when the number changes.
  numberBefore: row?.tracking_number ?? '',
  bringsCalls: true,
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput, BooleanInput } = inputsFor<Values>()

/** The states that a number can be given: one that can't be restored stays given back. */
const statusChoices = (row: OpNumber | undefined) =>
  OpNumberStatus.filter((status) => !row || !restoresLost(row, { status }, new Date())).map((value) => ({
    value,
    label: t(value),
  }))

// People type numbers as they read them; the wire takes E.164.
const toBody = (values: Values, home?: string) => ({ ...values, tracking_number: toE164(values.tracking_number, home) })

const isRenumbered = ({ numberBefore, tracking_number }: Pick<Values, 'numberBefore' | 'tracking_number'>) =>
  numberBefore !== '' && toE164(tracking_number) !== numberBefore

/** What happens to the calls of a number that is replaced: asked only then. */
function EarlierCalls({ count }: { count: number }) {
  const [tracking_number, numberBefore] = useWatch<Values, ['tracking_number', 'numberBefore']>({
    name: ['tracking_number', 'numberBefore'],
  })
  if (count === 0 || !isRenumbered({ tracking_number, numberBefore })) return null
  return <BooleanInput name="bringsCalls" label={t('earlierCalls')} yes={t('bring', { count })} no={t('leave')} />
}

/** The way on for a number that the server refuses, as one that is for sale is. */
function WayToBuy() {
  const { errors } = useFormState<Values>({ name: 'tracking_number' })
  if (errors.tracking_number?.type !== 'server') return null
  return (
    <p className={styles.note}>
      <PlaceLink isAction href={hrefOf('buyNumbers')}>
        {t('buyNumbers')}
      </PlaceLink>
    </p>
  )
}

/** Where the guide says what to do about hours. */
export const afterHours = { page: 'routing', section: 'send-calls-elsewhere-after-hours' } as const

/** Says what many look for here and do not find: hours. */
function HoursNote() {
  const { bulk } = useFormFacts()
  if (bulk) return null
  return (
    <p className={styles.note}>
      {t('noHours')}{' '}
      <button type="button" className={textButton.link} onClick={() => showGuide(afterHours)}>
        {t('afterHours')}
      </button>
    </p>
  )
}

function Fields({ row }: { row?: OpNumber | undefined }) {
  return (
    <>
      <FieldGroup title={t('groupNumber')}>
        <PhoneInput name="tracking_number" label={t('number')} span={1} />
        <SelectInput name="status" label={t('status')} choices={statusChoices(row)} span={1} />
        {row?.status === 'released' && row.restorableUntil && (
          <p className={styles.note}>{t('restorable', { until: formatDateTime(row.restorableUntil) })}</p>
        )}
        <WayToBuy />
        <EarlierCalls count={row?.totalCalls ?? 0} />
        <TextInput name="description" label={t('description')} />
        <TextInput name="companyId" label={t('companyId')} hint={t('companyIdHint')} span={1} />
      </FieldGroup>
      <FieldGroup title={t('groupRouting')}>
        <SourceField row={row} />
        <ReceivingNumberField row={row} />
        <GatewayField row={row} />
        <RoutingActionField row={row} number={row?.tracking_number} />
        <HoursNote />
      </FieldGroup>
      {row && <CallFlowSection numberId={row.id} currency={row.Customer?.currency} />}
    </>
  )
}

export const form = defineForm({
  schema: ruled(zOpNumberInput, phoneRule('OpNumber')),
  toValues,
  toBody,
  afterSave: {
    what: t('theCalls'),
    call: 'OpNumber.updateLogs',
    needs: ['id', 'tracking_number'],
    run: async (row: OpNumber, values: Values) => {
      if (values.bringsCalls && isRenumbered(values)) await updateCalls(row)
    },
  },
  savedText: async (row, before) => (await routingPanels.load()).savedNumber(row, before),
  savedManyText: async (ids, chosen) => (await routingPanels.load()).savedNumbers(ids, chosen),
  // Both end calls to the number, and the second gives it back: who does so is asked.
  byAction: { status: { stopped: t('stoppedMeans'), released: t('releasedMeans') } },
  // The state of several is changed by an action of its own, which knows those that can't be restored.
  bulk: ['description', 'tracking_sourceId', 'receiving_numberId', 'sip_gatewayId', 'routing_actionId'],
  whenEmpty: emptyRouting,
  Fields,
})
