import type { components } from '@lineboard/contract'
import { zApiKeyInput } from '@lineboard/contract/zod'
import { maskKey } from '../../lib/mask.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './api-keys.messages.ts'
import { showNewKey } from './new-key.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

type ApiKey = components['schemas']['ApiKey']

const toValues = (row?: ApiKey) => ({ name: row?.name ?? '', apikey: row?.apikey ?? '', scope: row?.scope ?? 'write' })

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

const scopes = [
  { value: 'read', label: t('read') },
  { value: 'write', label: t('write') },
]

function Fields({ row }: { row?: ApiKey | undefined }) {
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} hint={t('nameHint')} />
        <SelectInput name="scope" label={t('scope')} hint={t('scopeHint')} choices={scopes} />
      </FieldGroup>
      {row && (
        <FactList>
          <Fact label={t('apikey')}>{maskKey(row.apikey)}</Fact>
        </FactList>
      )}
      <NewKeyDialog />
    </>
  )
}

export const form = defineForm({
  schema: zApiKeyInput,
  toValues,
  // Who gives a key another name has seen it before.
  afterSave: {
    what: t('theKey'),
    run: async ({ apikey }: ApiKey, before: Values) => {
      if (apikey !== before.apikey) await showNewKey(apikey)
    },
  },
  Fields,
})
