import type { components } from '@lineboard/contract'
import { bitsOf, readNetwork } from '@lineboard/contract/network'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { whitelistRule } from '@lineboard/contract/row-rules/whitelist'
import { zWhitelistInput } from '@lineboard/contract/zod'
import { whitelistRemarks } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import { useSession } from '../../state/session.ts'
import { t } from './whitelist.messages.ts'
import styles from './whitelist.module.css'
import { protoLabels, remarkText, useWhitelistEntries } from './whitelist-entries.ts'

type Whitelist = components['schemas']['Whitelist']

const toValues = (row?: Whitelist) => ({
  ip: row?.ip ?? '',
  mask: row?.mask?.toString() ?? '',
  port: row?.port?.toString() ?? '',
  proto: row?.proto ?? 'any',
  pattern: row?.pattern ?? '',
})

type Values = ReturnType<typeof toValues>

/** Wire body of what was typed. `203.0.113.0/24` in the field of the address says the mask, too. */
function toBody({ ip, mask, port, ...values }: Values) {
  const network = ip.includes('/') ? readNetwork(ip) : undefined
  return {
    ...values,
    ip: network?.ip ?? ip.trim(),
    mask: network?.mask ?? typedNumber(mask),
    port: typedNumber(port),
  }
}

/** The entry that is being typed, as far as it is one: what is left out is as the server takes it. */
function toEntry(values: Values, { id, customerId }: Pick<Whitelist, 'id' | 'customerId'>) {
  const { ip, mask, port, proto, pattern } = toBody(values)
  const bits = bitsOf(ip)
  const [length, from] = [mask ?? bits, port ?? 0]
  if (bits === undefined || typeof length !== 'number' || typeof from !== 'number' || length > bits) return undefined
  return { id, customerId, ip, mask: length, port: from, proto, ...(pattern && { pattern }) }
}

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
