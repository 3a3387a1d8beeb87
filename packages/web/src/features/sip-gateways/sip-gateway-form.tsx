import { gatewayRule } from '@lineboard/contract/row-rules/gateways'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zSipGatewayInput } from '@lineboard/contract/zod'
import { api } from '../../data/client.ts'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { DefaultChange } from './default-change.tsx'
import { ExampleNumber } from './example-number.tsx'
import { transportLabels, typeLabels } from './gateway-labels.ts'
import type { SipGateway } from './gateway-order.ts'
import { toBody, toValues, type Values } from './gateway-values.ts'
import { LostByStopping } from './lost-by-stopping.tsx'
import { t } from './sip-gateways.messages.ts'

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields({ row }: { row?: SipGateway | undefined }) {
  return (
    <>
      <FieldGroup title={t('groupGateway')}>
        <TextInput name="name" label={t('name')} />
        <TextInput name="address" label={t('address')} hint={t('addressHint')} inputMode="url" />
        <TextInput name="port" label={t('port')} hint={t('portHint')} inputMode="numeric" span={1} />
        <SelectInput name="transport" label={t('transport')} choices={choicesOf(transportLabels)} span={1} />
        <SelectInput name="type" label={t('type')} choices={choicesOf(typeLabels)} span={1} />
        <SelectInput name="enabled" label={t('enabled')} choices={choicesOf({ yes: t('yes'), no: t('no') })} span={1} />
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
  Fields,
})
