import { TermsText } from '../../../parts/terms/terms-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { t } from '../signup.messages.ts'

interface TermsDialogProps {
  /** The terms, made safe before. */
  html: string
  onAnswer: (isAccepted: boolean) => void
}

/** The terms of service. Only accepting or declining them closes it. */
export function TermsDialog({ html, onAnswer }: TermsDialogProps) {
  return (
    <ModalDialog
      title={t('terms.title')}
      width="700px"
      actions={
        <>
          <Button variant="quiet" size="large" onClick={() => onAnswer(false)}>
            {t('terms.decline')}
          </Button>
          <Button variant="contained" size="large" onClick={() => onAnswer(true)}>
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <TermsText html={html} />
    </ModalDialog>
  )
}
