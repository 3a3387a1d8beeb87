import { RegistrationCardNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { api } from '../../data/client.ts'
import { CardForm } from '../../shared/card/card-form.tsx'
import type { CardHandle } from '../../shared/card/card-handle.ts'
import { TermsText } from '../../shared/terms/terms-text.tsx'
import { formatMoney } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { FormHeading, PlainField } from '../../ui/plain-field.tsx'
import { CurrencyField, PlanField } from './plan-fields.tsx'
import fields from './profile-fields.module.css'
import { amountDue, canPay, chosenPlan, isOfferKnown } from './selectors.ts'
import { type Plan, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'
import styles from './step.module.css'
import termsStyles from './terms.module.css'
import { useFocusOnProblem, useWizard, useWizardPlace } from './wizard.ts'

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
function TermsAgreement({ isBusy }: { isBusy: boolean }) {
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
    <div className={termsStyles.row}>
      <label className={termsStyles.agree}>
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
      <button type="button" className={termsStyles.read} disabled={isBusy} onClick={() => void openTerms()}>
        {t('checkout.readTerms')}
      </button>
      {html !== undefined && <TermsDialog html={html} onAnswer={answer} />}
    </div>
  )
}

/** The credit that comes with a plan, to stand beside its sign: with the digits of its currency, whole amounts without. */
export const includedText = ({ walletBaseline, currency }: Pick<Plan, 'walletBaseline' | 'currency'>): string =>
  formatMoney(walletBaseline, currency, { symbol: '', ...(Number.isInteger(walletBaseline) && { decimals: 0 }) })

/** How it is paid, and the terms. */
export function CheckoutStep() {
  const { state, send } = useWizard()
  const { card } = useWizardPlace()
  const [isCardComplete, setCardComplete] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const { payment, intent, work } = state
  const plan = isOfferKnown(state) ? chosenPlan(state) : undefined
  const due = amountDue(state)
  const isPaying = work === 'paying' || work === 'registering'
  const hasName = state.cardName.trim() !== ''
  const handleHandle = useCallback(
    (handle: CardHandle | undefined) => {
      card.current = handle
    },
    [card],
  )

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    send(payment ? { type: 'finish' } : { type: 'pay', isCardComplete })
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormHeading title={t('checkout.heading')} text={t(payment ? 'checkout.textPaid' : 'checkout.text')} />
      {payment && (
        <p className={styles.good} role="status">
          {t('checkout.paid', { amount: formatMoney(Number(payment.amount), payment.currency) })}{' '}
          {t('checkout.kept', { email: state.email })}
        </p>
      )}
      {!payment && (
        <PlainField
          label={t('checkout.cardName')}
          name="card-name"
          autoComplete="cc-name"
          maxLength={RegistrationCardNameMaxLength}
          required
          autoFocus
          readOnly={isPaying}
          value={state.cardName}
          onChange={({ target }) => send({ type: 'cardNameTyped', cardName: target.value })}
          onBlur={() => setTouched(true)}
          error={isTouched && !hasName ? t('checkout.cardNameRequired') : undefined}
        />
      )}
      {!payment && intent && work !== 'asking' && (
        <CardForm secret={intent.secret} isBusy={isPaying} onHandle={handleHandle} onComplete={setCardComplete} />
      )}
      {!payment && <p className={styles.quiet}>{t('checkout.keptCard')}</p>}
      {(work === 'preparing' || work === 'asking') && (
        <p role="status" className={styles.quiet}>
          {t(`checkout.${work}`)}
        </p>
      )}
      <div className={fields.group}>
        <CurrencyField />
        <PlanField />
        {plan && (
          <p className={`${fields.wide} ${styles.quiet}`}>
            {t('checkout.included', { symbol: plan.currencySymbol, amount: includedText(plan) })}
          </p>
        )}
      </div>
      <TermsAgreement isBusy={isPaying} />
      {due !== undefined && !payment && (
        // On a phone the sum stands below, out of sight of the button.
        <p className={styles.due}>
          {t('summary.chargedToday')} <strong>{formatMoney(due, state.choices.currency)}</strong>
        </p>
      )}
      {/* By the buttons, where one looks after pressing them; on a phone the top is far away. */}
      <CheckoutProblem />
      <CheckoutActions isPaying={isPaying} mayPay={canPay(state, isCardComplete && hasName)} />
    </form>
  )
}

/** Why the last try failed, and the way to try again. */
function CheckoutProblem() {
  const { state, send } = useWizard()
  const { problem, payment, intent, work } = state
  const alert = useRef<HTMLDivElement>(null)
  useFocusOnProblem(alert, problem)
  if (!problem) return null
  return (
    <div ref={alert} tabIndex={-1} className={styles.problem} role="alert">
      {problem}
      {!payment && !intent && work === undefined && (
        <Button variant="quiet" size="large" onClick={() => send({ type: 'retryIntent' })}>
          {t('checkout.retry')}
        </Button>
      )}
    </div>
  )
}

interface CheckoutActionsProps {
  isPaying: boolean
  mayPay: boolean
}

function CheckoutActions({ isPaying, mayPay }: CheckoutActionsProps) {
  const { state, send } = useWizard()
  const { payment, work, hasAgreed } = state
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        size="large"
        disabled={work !== undefined}
        onClick={() => send({ type: 'goTo', step: stepOf.profile })}
      >
        {t('back')}
      </Button>
      <Button
        variant="contained"
        size="large"
        type="submit"
        loading={isPaying}
        disabled={payment ? !hasAgreed : !mayPay}
      >
        {t(payment ? 'next' : 'checkout.pay')}
      </Button>
    </div>
  )
}
