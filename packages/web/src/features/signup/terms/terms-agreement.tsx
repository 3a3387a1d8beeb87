import { useEffect, useState } from 'react'
import { toast } from '../../../state/toasts.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import { agreement } from './agreement.ts'
import styles from './terms.module.css'
import { TermsDialog } from './terms-dialog.tsx'

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
