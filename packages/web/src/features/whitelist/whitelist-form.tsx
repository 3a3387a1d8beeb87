import { ruled } from '@lineboard/contract/row-rules/ruled'
import { whitelistRule } from '@lineboard/contract/row-rules/whitelist'
import { zWhitelistInput } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { EntryRemarks } from './entry-remarks.tsx'
import { toBody, toValues, type Values, type Whitelist } from './entry-values.ts'
import { protoLabels } from './proto-labels.ts'
import { t } from './whitelist.messages.ts'

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields({ row }: { row?: Whitelist | undefined }) {
  return (
    <FieldGroup title={t('group')}>
      <TextInput name="ip" label={t('ip')} hint={t('ipHint')} />
      <TextInput name="mask" label={t('mask')} hint={t('maskHint')} inputMode="numeric" />
      <TextInput name="port" label={t('port')} hint={t('portHint')} inputMode="numeric" span={1} />
      <SelectInput name="proto" label={t('proto')} choices={choicesOf(protoLabels)} span={1} />
      <TextInput name="pattern" label={t('pattern')} hint={t('patternHint')} />
      <EntryRemarks row={row} />
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
