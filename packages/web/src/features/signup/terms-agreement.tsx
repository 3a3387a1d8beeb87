import { useEffect, useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { api } from '../../data/client.ts'
import { TermsText } from '../../shared/terms/terms-text.tsx'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { t } from './signup.messages.ts'
import styles from './terms.module.css'
import { useWizard } from './wizard.ts'

/** The terms of service as HTML that is safe to show; empty where the installation has none. Its code comes with it. */
const agreement = loadOnce(async () => {
  const [{ agreement: text }, { sanitized }] = await Promise.all([
    api().SystemSetting.defaultSettings(),
    import('../../shared/terms/sanitize.ts'),
  ])
  return sanitized(text).html
})

interface TermsDialogProps {
  /** The terms, made safe before. */
  html: string
  onAnswer: (isAccepted: boolean) => void
}

/** The terms of service. Only accepting or declining them closes it. */
function TermsDialog({ html, onAnswer }: TermsDialogProps) {
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

/** The box to tick. Nobody agrees to what they could not read: ticking it opens the terms, whose buttons decide. */
export function TermsAgreement({ isBusy }: { isBusy: boolean }) {
  const { state, send } = useWizard()
  const [html, setHtml] = useState<string>()
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    agreement.load().catch(() => undefined)
  }, [])

  async function openTerms(): Promise<void> {
    setLoading(true)
    try {
      const loaded = await agreement.load()
      if (loaded) setHtml(loaded)
      else answer(true)
    } catch {
      toast({ severity: 'warn', text: t('terms.failed') })
    } finally {
      setLoading(false)
    }
  }

  function answer(isAccepted: boolean): void {
    setHtml(undefined)
    send({ type: 'termsAnswered', isAccepted })
  }

  return (
    <div className={styles.row}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="terms"
          checked={state.hasAgreed}
          disabled={isBusy}
          aria-busy={isLoading}
          onChange={() => (state.hasAgreed ? answer(false) : void openTerms())}
        />
        {t('checkout.agreement')}
      </label>
      <button type="button" className={styles.read} disabled={isBusy} onClick={() => void openTerms()}>
        {t('checkout.readTerms')}
      </button>
      {html !== undefined && <TermsDialog html={html} onAnswer={answer} />}
    </div>
  )
}
