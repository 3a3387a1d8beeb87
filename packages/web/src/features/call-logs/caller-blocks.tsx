import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { Served } from '@lineboard/contract/stated'
import { merge } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { mayAs, mayChangeAs, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './caller.messages.ts'
import { type CallerAnswers, refreshCaller } from './use-caller.ts'

type Schemas = components['schemas']

/** What refuses the calls, and how that ends. */
interface Block {
  key: string
  text: string
  mayEnd: boolean
  end: () => Promise<unknown>
}

/** Where calls of the number are refused, and a way to take them again; nothing while they are taken. */
export function CallerBlocks({ caller: { entries = [], contacts = [], number } }: { caller: CallerAnswers }) {
  const { access } = useSession()
  const formatPhone = usePhoneFormat()
  const [asked, setAsked] = useState<Block>()
  const sinceOf = ({ customerId, createdAt }: Served<'BlacklistNumber'>) => {
    const since = formatDateTime(createdAt)
    if (!since) return t('blockedUndated')
    if (customerId === OWNER_ID) return t('blockedForAll', { since })
    return t(seesEveryCustomer(access) ? 'blockedForOne' : 'blockedForOwn', { since })
  }
  const textOf = (entry: Served<'BlacklistNumber'>) =>
    entry.description ? t('blockedReason', { blocked: sinceOf(entry), reason: entry.description }) : sinceOf(entry)
  const ofEntry = (entry: Schemas['BlacklistNumber']): Block => ({
    key: `entry ${entry.id}`,
    text: textOf(entry),
    mayEnd: mayAs(access, 'BlacklistNumber.deleteById') && mayChangeAs(access, 'BlacklistNumber', entry),
    end: () => api().BlacklistNumber.deleteById({ id: entry.id }),
  })
  // A contact says it of itself, too.
  const ofContact = (contact: Schemas['PhoneBook']): Block => ({
    key: `contact ${contact.id}`,
    text: t('blockedContact'),
    mayEnd: mayAs(access, 'PhoneBook.upsert') && mayChangeAs(access, 'PhoneBook', contact),
    end: () => merge(api().PhoneBook, contact.id, { blocked: false }, { seen: contact }),
  })
  const blocks = [...entries.map(ofEntry), ...contacts.filter(({ blocked }) => blocked).map(ofContact)]
  return (
    <>
      {blocks.map((block) => (
        <Alert
          key={block.key}
          severity="warning"
          action={block.mayEnd && <Button onClick={() => setAsked(block)}>{t('unblock')}</Button>}
        >
          {block.text}
        </Alert>
      ))}
      {asked && <UnblockDialog block={asked} caller={formatPhone(number)} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface UnblockDialogProps {
  block: Block
  caller: string
  onClose: () => void
}

function UnblockDialog({ block, caller, onClose }: UnblockDialogProps) {
  const confirmed = useConfirmed(async () => {
    await block.end()
    toast({ severity: 'success', text: t('unblocked', { caller }) })
    void refreshCaller()
    onClose()
  })
  return (
    <ConfirmDialog open title={t('unblockTitle')} confirmLabel={t('unblock')} {...confirmed} onClose={onClose}>
      <p>{t('unblockText', { caller })}</p>
    </ConfirmDialog>
  )
}
