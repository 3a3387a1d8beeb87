import { useConfirmed } from '../../../data/use-confirmed.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { t } from './versions.messages.ts'

interface DiscardDraftProps {
  onDiscard: () => Promise<void>
  onClose: () => void
}

/** Asks before the draft of a menu is given up. */
export function DiscardDraft({ onDiscard, onClose }: DiscardDraftProps) {
  const confirmed = useConfirmed(onDiscard)
  return (
    <ConfirmDialog
      open
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      destructive
      {...confirmed}
      onClose={onClose}
    >
      {t('discardText')}
    </ConfirmDialog>
  )
}
