import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { offersNow } from '../../data/server-fields.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { saveRole } from '../../shared/rights/permissions.ts'
import { useWhyKept } from '../../shared/rights/why-kept.ts'
import { rightsOf } from '../../shared/within-reach.ts'
import { useMay } from '../../state/may.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './users.messages.ts'

type DashUser = components['schemas']['DashUser']

/** A password that nobody knows: its last four signs are of the kinds that the rule asks for. */
const unknownPassword = (): string => `${crypto.randomUUID()}aA1!`

/** Names of this kind are never given to a mail server, so that nothing is mailed there (RFC 2606). */
const NOWHERE = '.invalid'

/** An address that nobody reads, another one for each user. */
const addressOfNobody = (userId: number): string => `user-${userId}@no-access${NOWHERE}`

interface Ended {
  /** Also the address, to which anybody may have a new password mailed. */
  takesAddress: boolean
  keyIds: readonly number[]
}

/**
 * Keeps a user out for good, with name and history left as they are. The API has no lock for users: password, role, sessions, API keys and the address for
 * a new password are what lets them in. Rejects with what the server refuses; called again, it does what is left.
 */
export async function endAccess(id: number, { takesAddress, keyIds }: Ended): Promise<void> {
  const address = takesAddress ? { email: addressOfNobody(id) } : {}
  await api().DashUser.patchById({ id, body: { password: unknownPassword(), ...address } })
  await saveRole(id, { roleId: null })
  if (offersNow('DashUser.endSessions')) await api().DashUser.endSessions({ id })
  for (const keyId of keyIds) await api().ApiKey.deleteById({ id: keyId })
}

interface EndAccessProps {
  row: DashUser
  onClose: () => void
}

/** Asks before the access of a user ends, and says what goes. */
export function EndAccessDialog({ row, onClose }: EndAccessProps) {
  const { id, customerId, email } = row
  const seesKeys = useMay('ApiKey.deleteById', { model: 'ApiKey', row: { customerId, userId: id } })
  const keys = useCall('ApiKey.find', seesKeys ? { filter: { where: { userId: id }, order: 'id ASC' } } : null, {
    silent: true,
  })
  const { why, isKnown, error, retry } = useWhyKept([customerId], (person) =>
    person.id === id ? undefined : rightsOf(person),
  )
  const hasAddress = !email.endsWith(NOWHERE)
  const [takesAddress, setTakesAddress] = useState(true)
  const name = personName(row)
  const asked = useConfirmed(async () => {
    const keyIds = keys.data?.map((key) => key.id) ?? []
    await endAccess(id, { takesAddress: hasAddress && takesAddress, keyIds })
    void refresh('DashUser', 'DashRoleMapping', 'ApiKey')
    toast({
      severity: 'success',
      text: t(hasAddress && !takesAddress ? 'accessEndedButMail' : 'accessEnded', { name, email }),
    })
    onClose()
  })
  const names = keys.data?.map((key) => key.name) ?? []
  return (
    <ConfirmDialog
      open
      destructive
      title={t('endAccessTitle', { name })}
      confirmLabel={t('endAccess')}
      disabled={!isKnown || why !== undefined || (seesKeys && !keys.data)}
      {...asked}
      onClose={onClose}
    >
      <p>{t('endAccessText', { name })}</p>
      {names.length > 0 && <p>{t('endAccessKeys', { count: names.length, names: names.join(comma) })}</p>}
      {hasAddress && (
        <p>
          <label>
            <input type="checkbox" checked={takesAddress} onChange={({ target }) => setTakesAddress(target.checked)} />{' '}
            {t('endAccessMail', { email })}
          </label>
        </p>
      )}
      {keys.error && <ErrorState error={keys.error} onRetry={() => void keys.mutate()} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {why !== undefined && <Alert severity="warning">{why}</Alert>}
    </ConfirmDialog>
  )
}
