import { readEndpoint } from '@lineboard/contract/network'
import { entryFor, type Sender, setupOf } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import type { ActionList } from '../../kit/actions/action.ts'
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
import { entryText, protoLabels, useWhitelistEntries } from './whitelist-entries.ts'

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
