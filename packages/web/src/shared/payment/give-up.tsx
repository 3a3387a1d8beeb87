import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './money.messages.ts'
import { orders } from './orders.ts'

interface GiveUpProps {
  /** What the order is known by. */
  subject: string
  disabled?: boolean
}

/** The way out of an order that nobody answers: who has seen that it was not carried out forgets it, and may begin another one. */
export function GiveUp({ subject, disabled = false }: GiveUpProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <Button size="small" disabled={disabled} onClick={() => setAsked(true)}>
        {t('giveUp')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          title={t('giveUpTitle')}
          confirmLabel={t('giveUpConfirm')}
          onConfirm={() => orders.drop(subject)}
          onClose={() => setAsked(false)}
        >
          {t('giveUpText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
