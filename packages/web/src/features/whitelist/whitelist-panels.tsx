import type { components } from '@lineboard/contract'
import { bitsOf, readEndpoint, readNetwork } from '@lineboard/contract/network'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { whitelistRule } from '@lineboard/contract/row-rules/whitelist'
import { zWhitelistInput } from '@lineboard/contract/zod'
import { entryFor, type Sender, setupOf, whitelistRemarks } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ActionList } from '../../kit/actions/action.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import { labelOf } from '../../lib/labels.ts'
import { rowHref } from '../../places/href.ts'
import { CustomerChoice } from '../../shared/customer/customer-choice.tsx'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { t } from './whitelist.messages.ts'
import styles from './whitelist.module.css'
import { entryText, protoLabels, remarkText, useWhitelistEntries } from './whitelist-entries.ts'

/** What opens over the whitelist. */

const { any: _any, ...protos } = protoLabels
const SIP_PORT = 5060

const isProto = (text: string): text is Sender['proto'] => text in protos

interface ActionDialogProps {
  list: ActionList
  onClose: () => void
}

/** Says whether calls of a sender come in, and by which entry: as the way of a call does. */
export function TestSenderDialog({ list: { seesAll, state }, onClose }: ActionDialogProps) {
  const { user } = useSession()
  const [customerId, setCustomerId] = useState(state.customer ?? user?.customerId)
  const [from, setFrom] = useState('')
  const [proto, setProto] = useState<Sender['proto']>('udp')
  const [uri, setUri] = useState('')
  const endpoint = readEndpoint(from)
  return (
    <Dialog title={t('test')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className={styles.test}>
        {seesAll && <CustomerChoice value={customerId} none={t('chooseCustomer')} onChange={setCustomerId} />}
        <PlainField
          className={styles.half}
          label={t('from')}
          placeholder="203.0.113.7:5060"
          value={from}
          error={from !== '' && !endpoint ? t('noSender') : undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
        <PlainSelect
          className={styles.half}
          label={t('proto')}
          options={Object.entries(protos).map(([value, label]) => ({ value, label }))}
          value={proto}
          onChange={({ target }) => isProto(target.value) && setProto(target.value)}
        />
        <PlainField
          label={t('uri')}
          placeholder={t('uriExample')}
          value={uri}
          onChange={(event) => setUri(event.target.value)}
        />
        {endpoint && customerId !== undefined && (
          <Verdict
            customerId={customerId}
            sender={{ ip: endpoint.ip, port: endpoint.port || SIP_PORT, proto, uri: uri.trim() }}
          />
        )}
      </div>
    </Dialog>
  )
}

function Verdict({ customerId, sender }: { customerId: number; sender: Sender }) {
  const entries = useWhitelistEntries(customerId)
  if (!entries) return <p role="status">{t('loading')}</p>
  const entry = entryFor(setupOf({ allowed: entries }), customerId, sender)
  const who = `${sender.ip.includes(':') ? `[${sender.ip}]` : sender.ip}:${sender.port}`
  const said = { who, proto: labelOf(protoLabels, sender.proto) }
  return (
    <Alert severity={entry ? 'success' : 'error'} role="status">
      {entry ? t('passes', said) : t('refused', { ...said, count: entries.length })}{' '}
      {entry && <PlaceLink href={rowHref('whitelist', { action: 'edit', id: entry.id })}>{entryText(entry)}</PlaceLink>}
    </Alert>
  )
}

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
