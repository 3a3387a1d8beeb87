import { ruled } from '@lineboard/contract/row-rules/ruled'
import { whitelistRule } from '@lineboard/contract/row-rules/whitelist'
import { zWhitelistInput } from '@lineboard/contract/zod'
import { whitelistRemarks } from '@lineboard/sdk/call-path'
import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { choicesOf } from '../../kit/form/choices-of.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { useSession } from '../../state/session.ts'
import { toBody, toEntry, toValues, type Values, type Whitelist } from './entry-values.ts'
import { protoLabels } from './proto-labels.ts'
import { remarkText } from './remark-text.ts'
import { useWhitelistEntries } from './use-whitelist-entries.ts'
import { t } from './whitelist.messages.ts'
import styles from './whitelist.module.css'

/** What is odd about the entry that is being typed, alone and beside the others of its customer. */
function EntryRemarks({ row }: { row: Whitelist | undefined }) {
  const { user } = useSession()
  const [ip, mask, port, proto, pattern] = useWatch<Values, ['ip', 'mask', 'port', 'proto', 'pattern']>({
    name: ['ip', 'mask', 'port', 'proto', 'pattern'],
  })
  const chosen: unknown = useWatch({ name: 'customerId' })
  const own = row?.customerId ?? (typeof chosen === 'number' ? chosen : user?.customerId) ?? 0
  const others = useWhitelistEntries(own)
  const entry = toEntry({ ip, mask, port, proto, pattern }, { id: row?.id ?? 0, customerId: own })
  const texts = entry ? whitelistRemarks(entry, others ?? []).map(remarkText) : []
  return (
    <div className={styles.remarks} role="status">
      {texts.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
    </div>
  )
}

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
