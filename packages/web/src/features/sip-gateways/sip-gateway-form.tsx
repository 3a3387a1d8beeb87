import { gatewayRule } from '@lineboard/contract/row-rules/gateways'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zSipGatewayInput } from '@lineboard/contract/zod'
import { plainDigits } from '@lineboard/sdk'
import { dialledOver, nextDefaults, takesOutbound } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { savedPlaceText } from '../../kit/entities/saved-routing.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import { LostByRemoval } from '../../shared/call-flow/lost-by-removal.tsx'
import { readRungThrough } from '../../shared/call-flow/rings-at.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { NextDefaultChoice } from './default-gateway-notes.tsx'
import { transportLabels, typeLabels } from './gateway-cells.tsx'
import { inOrder, type SipGateway } from './gateway-order.ts'
import styles from './sip-gateway-form.module.css'
import { t } from './sip-gateways.messages.ts'

const ownValues = (row?: SipGateway) => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  port: row?.port?.toString() ?? '',
  transport: row?.transport ?? 'udp',
  type: row?.type ?? 'both',
  digitsStrip: row?.digitsStrip?.toString() ?? '',
  prefix: row?.prefix ?? '',
  description: row?.description ?? '',
  enabled: row?.enabled === false ? 'no' : 'yes',
})

export interface Values extends ReturnType<typeof ownValues> {
  /** Of the form alone: the gateway that becomes the outbound default in the place of this one. */
  nextDefaultId: number | null
}

export const toValues = (row?: SipGateway): Values => ({ ...ownValues(row), nextDefaultId: null })

/** What is dialled of a prefix, without what people put between its digits. */
const typedPrefix = (text: string): string => plainDigits(text).replace(/[\s().-]/g, '')

/** Wire body of what was typed. */
export const toBody = ({ nextDefaultId: _nextDefaultId, ...values }: Values) => ({
  ...values,
  address: values.address.trim(),
  port: typedNumber(values.port),
  digitsStrip: typedNumber(values.digitsStrip),
  prefix: typedPrefix(values.prefix),
  enabled: values.enabled === 'yes',
})

/** Says who becomes the outbound default, where the default is about to take no more outbound calls. */
function DefaultChange({ row }: { row: SipGateway }) {
  const [type, enabled, nextDefaultId] = useWatch<Values, ['type', 'enabled', 'nextDefaultId']>({
    name: ['type', 'enabled', 'nextDefaultId'],
  })
  const { setValue } = useFormContext<Values>()
  const stops = row.defaultOutbound && !takesOutbound({ enabled: enabled === 'yes', type })
  const { data: gateways } = useCall('SipGateway.find', stops ? inOrder(row.customerId) : null)
  const candidates = nextDefaults(gateways ?? [], [row.id])
  const wanted = stops ? (nextDefaultId ?? candidates[0]?.id ?? null) : null
  useEffect(() => {
    if (nextDefaultId !== wanted) setValue('nextDefaultId', wanted)
  }, [nextDefaultId, wanted, setValue])
  if (!stops || !gateways) return null
  const nextDefault = candidates.find(({ id }) => id === wanted)
  return (
    <div className={styles.wide}>
      <Alert severity={nextDefault ? 'info' : 'warning'}>
        {nextDefault
          ? t('defaultMoves', { name: row.name, nextDefault: nextDefault.name })
          : t('noNextDefault', { name: row.name })}
      </Alert>
      <NextDefaultChoice
        candidates={candidates}
        value={nextDefault?.id}
        onChange={(id) => setValue('nextDefaultId', id)}
      />
    </div>
  )
}

const EXAMPLE = '+12125550142'

/** What is left of a number when it is dialled over the gateway, as the way of a call has it. */
export function ExampleNumber() {
  const [strip, prefix] = useWatch<Values, ['digitsStrip', 'prefix']>({ name: ['digitsStrip', 'prefix'] })
  const digitsStrip = typedNumber(strip) ?? 0
  const isCount = typeof digitsStrip === 'number' && Number.isInteger(digitsStrip) && digitsStrip >= 0
  const dialled = isCount ? dialledOver({ digitsStrip, prefix: typedPrefix(prefix) }, EXAMPLE) : EXAMPLE
  return (
    <p className={styles.wide} role="status">
      {dialled === '' ? t('nothingLeft', { number: EXAMPLE }) : t('example', { number: EXAMPLE, dialled })}
    </p>
  )
}

/** Says how many tracking numbers ring through a gateway, and where calls of those go that are only set to use it. */
export function NumbersThrough({ gateway: { id } }: { gateway: Pick<SipGateway, 'id'> }) {
  const formatPhone = usePhoneFormat()
  const { data: words } = useAnswer(
    ['OpNumber.find', { through: id }],
    async (signal) => (await readRungThrough(id, { ...(signal && { signal }) })) ?? '',
    { silent: true },
  )
  return words ? (
    <p className={styles.wide} role="status">
      {words.replace(/\+\d{7,15}/g, formatPhone)}
    </p>
  ) : null
}

/** Says whose calls go nowhere once a gateway takes no more outbound calls: to them it is as if it were gone. */
export function LostByStopping({ row }: { row: SipGateway }) {
  const [type, enabled] = useWatch<Values, ['type', 'enabled']>({ name: ['type', 'enabled'] })
  if (!takesOutbound(row) || takesOutbound({ enabled: enabled === 'yes', type })) return null
  return (
    <div className={styles.wide}>
      <LostByRemoval model="SipGateway" ids={[row.id]} withNumbers={false} />
    </div>
  )
}

/** Says that calls do not come through, and where to look. */
export function UnreachableNote({ row }: { row: Pick<SipGateway, 'health' | 'enabled'> }) {
  if (row.health !== 'unreachable' || !row.enabled) return null
  return (
    <div className={styles.wide}>
      <Alert severity="error">{t('unreachableText')}</Alert>
    </div>
  )
}

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields({ row }: { row?: SipGateway | undefined }) {
  return (
    <>
      <FieldGroup title={t('groupGateway')}>
        {row && <UnreachableNote row={row} />}
        <TextInput name="name" label={t('name')} />
        <TextInput name="address" label={t('address')} hint={t('addressHint')} inputMode="url" />
        <TextInput name="port" label={t('port')} hint={t('portHint')} inputMode="numeric" span={1} />
        <SelectInput name="transport" label={t('transport')} choices={choicesOf(transportLabels)} span={1} />
        <SelectInput name="type" label={t('type')} choices={choicesOf(typeLabels)} span={1} />
        <SelectInput name="enabled" label={t('enabled')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
        {row && <NumbersThrough gateway={row} />}
        {row && <DefaultChange row={row} />}
        {row && <LostByStopping row={row} />}
        <TextInput name="description" label={t('description')} />
      </FieldGroup>
      <FieldGroup title={t('groupNumbers')}>
        <TextInput
          name="digitsStrip"
          label={t('digitsStrip')}
          hint={t('digitsStripHint')}
          inputMode="numeric"
          span={1}
        />
        <TextInput name="prefix" label={t('prefix')} hint={t('prefixHint')} inputMode="tel" span={1} />
        <ExampleNumber />
      </FieldGroup>
    </>
  )
}

/** What of a gateway decides whether calls come through. */
const deciding = ['address', 'port', 'type', 'enabled']

export const form = defineForm({
  schema: ruled(zSipGatewayInput, gatewayRule),
  toValues,
  toBody,
  afterSave: {
    what: t('theDefault'),
    call: 'SipGateway.setDefault',
    needs: [],
    run: async (_row: SipGateway, { nextDefaultId }: Values) => {
      if (nextDefaultId !== null) await api().SipGateway.setDefault({ body: { gateway_id: nextDefaultId } })
    },
  },
  // Direction and use are changed one by one: who becomes the outbound default instead is asked.
  bulk: ['transport', 'digitsStrip', 'prefix', 'description'],
  // Calls to numbers go out by a gateway: one that only takes calls leads nowhere.
  savedText: async (row: SipGateway, before) =>
    row.type === 'inbound' ? undefined : savedPlaceText('SipGateway', deciding)(row, before),
  Fields,
})
