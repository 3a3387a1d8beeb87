import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { type Card, cardName } from '../../parts/card/card-name.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './account.messages.ts'

interface RemoveCardProps {
  card: Card
  /** There is no other one. */
  isLast: boolean
  onClose: () => void
}

/** Asks before a saved card is forgotten. */
export function RemoveCardDialog({ card, isLast, onClose }: RemoveCardProps) {
  const asked = useConfirmed(async () => {
    try {
      await api().PaymentMethod.detach({ body: { token: card.token } })
    } finally {
      // They may have changed elsewhere when it is refused.
      void refresh('PaymentMethod')
    }
    toast({ severity: 'success', text: t('cards.removed', { card: cardName(card) }) })
    onClose()
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('cards.removeTitle')}
      confirmLabel={t('cards.remove')}
      {...asked}
      onClose={onClose}
    >
      <p>{t('cards.removeText', { card: cardName(card) })}</p>
      {isLast && <p>{t('cards.removeLast')}</p>}
    </ConfirmDialog>
  )
}
