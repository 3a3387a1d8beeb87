import type { components } from '@lineboard/contract'
import { zApiKeyInput } from '@lineboard/contract/zod'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { t } from './api-keys.messages.ts'
import { showNewKey } from './new-key.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

type ApiKey = components['schemas']['ApiKey']

const toValues = (row?: ApiKey) => ({ name: row?.name ?? '' })

const { TextInput } = inputsFor<ReturnType<typeof toValues>>()

function Fields() {
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} hint={t('nameHint')} />
      </FieldGroup>
      <NewKeyDialog />
    </>
  )
}

export const form = defineForm({
  schema: zApiKeyInput,
  toValues,
  afterSave: (row: ApiKey) => showNewKey(row.apikey),
  Fields,
})
