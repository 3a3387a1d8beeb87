import type { components } from '@lineboard/contract'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { whitelistRule } from '@lineboard/contract/row-rules/whitelist'
import { zWhitelistInput } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { typedNumber } from '../../resource/form/drop-blank.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { protoLabels } from './proto-labels.ts'
import { t } from './whitelist.messages.ts'

type Whitelist = components['schemas']['Whitelist']

const toValues = (row?: Whitelist) => ({
  ip: row?.ip ?? '',
  mask: row?.mask.toString() ?? '',
  port: row?.port.toString() ?? '',
  proto: row?.proto ?? 'any',
  pattern: row?.pattern ?? '',
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

const toBody = (values: Values) => ({
  ...values,
  mask: typedNumber(values.mask),
  port: typedNumber(values.port),
})

function Fields() {
  return (
    <FieldGroup title={t('group')}>
      <TextInput name="ip" label={t('ip')} hint={t('ipHint')} />
      <TextInput name="mask" label={t('mask')} hint={t('maskHint')} inputMode="numeric" />
      <TextInput name="port" label={t('port')} hint={t('portHint')} inputMode="numeric" span={1} />
      <SelectInput name="proto" label={t('proto')} choices={choicesOf(protoLabels)} span={1} />
      <TextInput name="pattern" label={t('pattern')} hint={t('patternHint')} />
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: ruled(zWhitelistInput, whitelistRule),
  toValues,
  toBody,
  bulk: ['mask', 'port', 'proto', 'pattern'],
  Fields,
})
