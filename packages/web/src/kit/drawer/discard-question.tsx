import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from '../resource.messages.ts'
import type { useUnsavedGuard } from './use-unsaved-guard.ts'

/** Asks whether what was typed may be lost. */
export function DiscardQuestion({ guard }: { guard: ReturnType<typeof useUnsavedGuard> }) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      destructive
      title={t('form.discardTitle')}
      confirmLabel={t('form.discard')}
      onConfirm={guard.leaveNow}
      onClose={guard.stay}
    >
      {t('form.discardText')}
    </ConfirmDialog>
  )
}
