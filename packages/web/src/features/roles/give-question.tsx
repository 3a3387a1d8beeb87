import { useConfirmed } from '../../data/use-confirmed.ts'
import { t as rights } from '../../parts/rights/rights.messages.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './roles.messages.ts'

/** Somebody who has another role until then. */
export interface Losing {
  id: number
  name: string
  /** What the roles are called that go. */
  role: string
}

interface GiveQuestionProps {
  roleName: string
  /** How many get the role, and what the first of them is called. */
  count: number
  name: string
  losing: readonly Losing[]
  onGive: () => Promise<void>
  onClose: () => void
}

/** Asks before people lose a role for the one they get: who loses which. */
export function GiveQuestion({ roleName: role, count, name, losing, onGive, onClose }: GiveQuestionProps) {
  const asked = useConfirmed(async () => {
    await onGive()
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('giveTitle', { role, count, name })}
      confirmLabel={t('give')}
      {...asked}
      onClose={onClose}
    >
      {losing.map(({ id, ...loss }) => (
        <p key={id}>{rights('loses', loss)}</p>
      ))}
    </ConfirmDialog>
  )
}
