import type { components } from '@lineboard/contract'
import { zSipGatewayInput } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { transportLabels, typeLabels } from './gateway-labels.ts'
import { t } from './sip-gateways.messages.ts'

type SipGateway = components['schemas']['SipGateway']

const toValues = (row?: SipGateway) => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  port: row?.port.toString() ?? '',
  transport: row?.transport ?? 'udp',
  type: row?.type ?? 'both',
  digitsStrip: row?.digitsStrip.toString() ?? '',
  prefix: row?.prefix ?? '',
  description: row?.description ?? '',
  enabled: row?.enabled === false ? 'no' : 'yes',
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

const toBody = (values: Values) => ({
  ...values,
  port: typedNumber(values.port),
  digitsStrip: typedNumber(values.digitsStrip),
  enabled: values.enabled === 'yes',
})

function Fields() {
  return (
    <>
      <FieldGroup title={t('groupGateway')}>
        <TextInput name="name" label={t('name')} />
        <TextInput name="address" label={t('address')} hint={t('addressHint')} inputMode="url" />
        <TextInput name="port" label={t('port')} hint={t('portHint')} inputMode="numeric" span={1} />
        <SelectInput name="transport" label={t('transport')} choices={choicesOf(transportLabels)} span={1} />
        <SelectInput name="type" label={t('type')} choices={choicesOf(typeLabels)} span={1} />
        <SelectInput name="enabled" label={t('enabled')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
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
      </FieldGroup>
    </>
  )
}

export const form = defineForm({
  schema: zSipGatewayInput,
  toValues,
  toBody,
  bulk: ['transport', 'type', 'digitsStrip', 'prefix', 'description', 'enabled'],
  Fields,
})
