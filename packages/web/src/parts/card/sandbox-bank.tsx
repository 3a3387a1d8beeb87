import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { t } from './card.messages.ts'

/** Stands for the page on which a bank asks its customer to approve a payment. */
export function SandboxBank({ onAnswer }: { onAnswer: (isApproved: boolean) => void }) {
  return (
    <ModalDialog
      title={t('bank.title')}
      width="420px"
      actions={
        <>
          <Button variant="quiet" size="large" onClick={() => onAnswer(false)}>
            {t('bank.reject')}
          </Button>
          <Button variant="contained" size="large" onClick={() => onAnswer(true)}>
            {t('bank.approve')}
          </Button>
        </>
      }
    >
      <p>{t('bank.text')}</p>
    </ModalDialog>
  )
}
