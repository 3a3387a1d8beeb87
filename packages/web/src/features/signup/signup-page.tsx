import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { loadRates, useRates } from '../../data/rates.ts'
import { reportError } from '../../data/report-error.ts'
import { prepareBotCheck } from '../../parts/captcha/bot-check.ts'
import type { CardHandle } from '../../parts/card/card-handle.ts'
import { watchOrders } from '../../parts/payment/browser-orders.ts'
import { hrefOf } from '../../places/href.ts'
import { noteOpenedAccount } from '../../state/remembered-username.ts'
import { createWizard } from './create-wizard.ts'
import { keepDraft, keptDraft } from './keep-draft.ts'
import { fromDraft } from './machine/sign-up-draft.ts'
import { stepOf } from './machine/sign-up-state.ts'
import { forgetPaymentReturn } from './payment-return.ts'
import { ResumedNote } from './resumed-note.tsx'
import { signUpEffects } from './sign-up-effects.ts'
import { eventOf, signUpOf } from './sign-up-order.ts'
import { t } from './signup.messages.ts'
import styles from './signup-page.module.css'
import { SignUpSteps } from './steps/sign-up-steps.tsx'
import { StepPanel } from './steps/step-panel.tsx'
import { SummaryPanel } from './summary/summary-panel.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useWizardState } from './use-wizard.ts'
import { WizardContext } from './wizard-context.ts'

const loginPath = hrefOf('login')

/** The sign-up: steps, with what is bought beside them. `?plan=` names the plan it begins with. */
export function Page() {
  const [, navigate] = useLocation()
  const card = useRef<CardHandle>(undefined)
  const [wizard] = useState(() => {
    const plan = new URLSearchParams(location.search).get('plan')
    const leave = () => {
      noteOpenedAccount(opened.state().email)
      navigate(loginPath)
    }
    const perform = signUpEffects({ card: () => card.current, leave })
    const opened = createWizard(fromDraft(keptDraft(), plan), perform, keepDraft)
    return opened
  })
  const { step, work } = useWizardState(wizard)
  const isPaying = work === 'paying' || work === 'registering'
  const rates = useRates()

  useLeaveGuard(work)
  useEffect(() => {
    forgetPaymentReturn()
    prepareBotCheck()
    // Without rates everything can still be paid in US dollars.
    loadRates().catch(reportError)
    wizard.send({ type: 'opened' })
  }, [wizard])
  useEffect(() => wizard.send({ type: 'ratesLoaded', rates }), [wizard, rates])
  // Another tab of the same sign-up pays: this one follows, unless it waits for its own turn, which tells the same.
  useEffect(
    () =>
      watchOrders((subject, order) => {
        const { email, work: now } = wizard.state()
        const event = subject === signUpOf(email) && now !== 'paying' ? eventOf(order) : undefined
        if (event) wizard.send(event)
      }),
    [wizard],
  )

  return (
    <WizardContext value={{ wizard, card }}>
      <div className={styles.page}>
        <SignUpSteps />
        <ResumedNote />
        <div className={styles.columns}>
          <section className={styles.step} aria-label={t('steps.label')}>
            <StepPanel step={step} />
          </section>
          {step !== stepOf.completed && <SummaryPanel />}
        </div>
        {step !== stepOf.completed && (
          <p className={styles.login}>
            {t('account')} {isPaying ? <span>{t('logIn')}</span> : <Link href={loginPath}>{t('logIn')}</Link>}
          </p>
        )}
      </div>
    </WizardContext>
  )
}
