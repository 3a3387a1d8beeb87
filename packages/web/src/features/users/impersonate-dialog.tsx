import type { components } from '@lineboard/contract'
import { ReasonMaxLength } from '@lineboard/contract/limits'
import { useEffect, useState } from 'react'
import { impersonate } from '../../data/current-user.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { personName } from '../../lib/names.ts'
import { UnsavedTabs } from '../../shared/leaving/unsaved-tabs.tsx'
import { unsavedElsewhere } from '../../state/tab-questions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './users.messages.ts'

/** Longest reason that servers take, in characters. */

interface ImpersonateDialogProps {
  row: components['schemas']['DashUser']
  onClose: () => void
}

/** Asks why somebody is to act as a user, for the audit log, and says what other tabs lose by it, before the app starts anew with that user's eyes. */
export function ImpersonateDialog({ row, onClose }: ImpersonateDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [titles, setTitles] = useState<string[]>([])
  const why = reason.trim()
  useEffect(() => void unsavedElsewhere.ask().then(setTitles), [])
  const asked = useConfirmed(async () => {
    await impersonate(row.id, why)
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
