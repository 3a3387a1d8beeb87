import type { components } from '@lineboard/contract'
import { ReasonMaxLength } from '@lineboard/contract/limits'
import { whyUserStays } from '@lineboard/contract/permissions'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import { impersonate } from '../../data/current-user.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import type { ActionList } from '../../kit/actions/action.ts'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import styles from '../../kit/removal/removal.module.css'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { UnsavedTabs } from '../../shared/leaving/unsaved-tabs.tsx'
import { useWhyKept } from '../../shared/rights/why-kept.ts'
import { SessionList } from '../../shared/sessions/session-list.tsx'
import { rightsOf } from '../../shared/within-reach.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { unsavedElsewhere } from '../../state/tab-questions.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './users.messages.ts'

export { EndAccessDialog } from './end-access.tsx'
export { form } from './user-form.tsx'

/** What opens over the list of users. */

/** Longest reason that servers take, in characters. */

interface ImpersonateDialogProps {
  row: components['schemas']['DashUser']
  list?: Pick<ActionList, 'opens'>
  onClose: () => void
}

/** Asks why somebody is to act as a user, for the audit log, and says what other tabs lose by it, before the app starts anew with that user's eyes. */
export function ImpersonateDialog({ row, list, onClose }: ImpersonateDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [titles, setTitles] = useState<string[]>([])
  const why = reason.trim()
  useEffect(() => void unsavedElsewhere.ask().then(setTitles), [])
  const asked = useConfirmed(async () => {
    await impersonate(row.id, why, list?.opens)
    onClose()
  })
  const confirm = () => {
    setTried(true)
    if (why !== '') asked.onConfirm()
  }
  const name = personName(row)
  return (
    <ConfirmDialog
      open
      title={t('impersonateTitle', { name })}
      confirmLabel={t('impersonate')}
      {...asked}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('impersonateText', { name })}</p>
      <UnsavedTabs titles={titles} />
      <PlainField
        label={t('impersonateReason')}
        value={reason}
        maxLength={ReasonMaxLength}
        autoComplete="off"
        disabled={asked.pending}
        error={isTried && why === '' ? t('impersonateMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}

/** Where a user is signed in, for whoever may change that user. */
export function SessionsDialog({ row, onClose }: ResetAccountProps) {
  return (
    <Dialog
      title={t('sessionsOf', { name: personName(row) })}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <SessionList userId={row.id} isOwn={false} />
    </Dialog>
  )
}

/** Switches the codes at sign-in off for a user who has lost the authenticator. */
export function ResetCodesDialog({ row, onClose }: ResetAccountProps) {
  const { data, error, mutate } = useCall('DashUser.findSecondFactor', { id: row.id }, { silent: true })
  const asked = useConfirmed(async () => {
    await api().DashUser.resetSecondFactor({ id: row.id })
    // The panel of the user shows it, too.
    void mutate()
    toast({ severity: 'success', text: t('resetCodesDone') })
    onClose()
  })
  const name = personName(row)
  const isOff = data?.isOn === false
  return (
    <ConfirmDialog
      open
      destructive
      title={t(isOff ? 'codesOf' : 'resetCodesTitle', { name })}
      confirmLabel={t('resetCodes')}
      disabled={!data?.isOn}
      onlyCloses={isOff}
      {...asked}
      onClose={onClose}
    >
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        t(isOff ? 'resetCodesOff' : 'resetCodesText', { name })
      )}
    </ConfirmDialog>
  )
}

interface ResetAccountProps {
  row: components['schemas']['DashUser']
  onClose: () => void
}

/** Asks before the sessions of a user end and a new password is mailed. Names the API keys, which go on unless they are ended too. */
export function ResetAccountDialog({ row, onClose }: ResetAccountProps) {
  const mayEnd = useMay('ApiKey.deleteById', { model: 'ApiKey', row: { customerId: row.customerId, userId: row.id } })
  const { data: keys = [] } = useCall(
    'ApiKey.find',
    mayEnd ? { filter: { where: { userId: row.id }, order: 'id ASC' } } : null,
    { silent: true },
  )
  const [endsKeys, setEndsKeys] = useState(false)
  const asked = useConfirmed(async () => {
    const isDone = await api().DashUser.accountReset({ id: row.id })
    if (isDone && endsKeys) {
      for (const { id } of keys) await api().ApiKey.deleteById({ id })
      void refresh('ApiKey')
    }
    toast(
      isDone
        ? { severity: 'success', text: t('resetDone', { name: personName(row), email: row.email }) }
        : { severity: 'warn', text: t('resetFailed') },
    )
    onClose()
  })
  const name = personName(row)
  return (
    <ConfirmDialog
      open
      destructive
      title={t('resetTitle', { name })}
      confirmLabel={t('reset')}
      {...asked}
      onClose={onClose}
    >
      {t('resetText', { name, email: row.email })}
      {keys.length > 0 && (
        <p>
          <label>
            <input type="checkbox" checked={endsKeys} onChange={({ target }) => setEndsKeys(target.checked)} />{' '}
            {t('resetKeys', { count: keys.length, names: keys.map((key) => key.name).join(comma) })}
          </label>
        </p>
      )}
    </ConfirmDialog>
  )
}

/**
 * The server lets nobody delete themselves, user 1, or the last who looks after users and roles of a customer: it is said before, and
 * nothing is agreed to. It also says what ends their access and keeps their names.
 */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { access } = useSession()
  const ids = targets.map(({ id }) => id)
  const [stays] = ids.flatMap((id) => (access && whyUserStays(id, access)) ?? [])
  const going = useCall('DashUser.severalUser', stays ? null : { body: { ids } }, { silent: true })
  const { why, ...asked } = useWhyKept(going.data?.map(({ customerId }) => customerId) ?? [], (person) =>
    ids.includes(person.id) ? undefined : rightsOf(person),
  )
  const isRefused = stays !== undefined || why !== undefined
  const isKnown = going.data !== undefined && asked.isKnown
  useEffect(() => {
    if (isRefused) onFirst('refused')
    else if (isKnown) onFirst(undefined)
  }, [isRefused, isKnown, onFirst])
  if (stays)
    return (
      <Alert severity="warning">{t(stays === 'own' ? 'removeSelf' : 'removeFirst', { count: targets.length })}</Alert>
    )
  if (going.error) return <ErrorState error={going.error} onRetry={() => void going.mutate()} />
  if (asked.error) return <ErrorState error={asked.error} onRetry={asked.retry} />
  if (why !== undefined) return <Alert severity="warning">{why}</Alert>
  return <p className={styles.note}>{t('removalMeans', { count: targets.length })}</p>
}
