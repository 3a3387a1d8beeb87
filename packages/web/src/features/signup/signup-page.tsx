import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { askBeforeLeaving } from '../../browser/page.ts'
import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { loadRates, useRates } from '../../data/rates.ts'
import { reportError } from '../../data/report-error.ts'
import { hrefOf } from '../../places/href.ts'
import { prepareBotCheck } from '../../shared/captcha/bot-check.ts'
import type { CardHandle } from '../../shared/card/card-handle.ts'
import { cardSource } from '../../shared/card/card-source.ts'
import { watchOrders } from '../../shared/payment/orders.ts'
import { noteOpenedAccount } from '../../state/remembered-username.ts'
import { StepsBar } from '../../ui/steps-bar.tsx'
import { canGoTo } from './selectors.ts'
import { eventOf, fromDraft, signUpOf, toDraft } from './sign-up-draft.ts'
import { signUpEffects } from './sign-up-effects.ts'
import { type SignUpState, stepOf, type Work } from './sign-up-state.ts'
import { t } from './signup.messages.ts'
import styles from './signup-page.module.css'
import { StepPanel } from './step-panel.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { createWizard, useWizard, useWizardState, WizardContext } from './wizard.ts'

/** Says that an earlier visit goes on, and lets one begin anew. */
export function ResumedNote() {
  const { state, send } = useWizard()
  // What the page opened with decides: from then on one is in this visit.
  const [wasLeft] = useState(state.email !== '')
  const [wasVerified] = useState(state.done >= 2)
  const [isOver, setOver] = useState(false)
  if (!wasLeft || isOver || state.step === 4) return null

  function handleStartOver() {
    setOver(true)
    send({ type: 'startOver' })
  }

  return (
    <div className={styles.resumed} role="status">
      <span>{t(state.payment ? 'resumedPaid' : wasVerified ? 'resumed' : 'resumedEarly')}</span>
      {!state.payment && !state.isUnsettled && (
        <button type="button" className={styles.link} disabled={state.work !== undefined} onClick={handleStartOver}>
          {t('startOver')}
        </button>
      )}
    </div>
  )
}

const key = 'signUpDraft'

/** The sign-up that an earlier visit left; undefined without one. */
const keptDraft = (): unknown => readStoredJson(key)

/** Keeps what a later visit goes on with, and forgets it once the sign-up is over. */
function keepDraft(state: SignUpState): void {
  const draft = toDraft(state)
  writeStored(key, draft && JSON.stringify(draft))
}

const names = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
] as const

/**
 * Takes what a bank's own page added to the address out of it, and so out of history and referrers. Nothing in it is
 * needed: the payment was kept before the page was left, and what became of it the provider is asked, not the address.
 */
function forgetPaymentReturn(): void {
  const url = new URL(location.href)
  if (!names.some((name) => url.searchParams.has(name))) return
  for (const name of names) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

const stepNames = ['verifyEmail', 'confirmEmail', 'profile', 'checkout'] as const

/** The four steps of signing up. */
function SignUpSteps() {
  const { state, send } = useWizard()
  const current = state.step
  const name = stepNames.find((each) => stepOf[each] === current)
  return (
    <StepsBar
      label={t('steps.label')}
      steps={stepNames.map((each) => ({
        id: stepOf[each],
        name: t(`steps.${each}`),
        isDone: stepOf[each] < current,
        isOpen: canGoTo(state, stepOf[each]),
      }))}
      current={current}
      doneText={t('steps.done')}
      nowText={name && t('steps.now', { number: String(current + 1), name: t(`steps.${name}`) })}
      onGo={(step) => send({ type: 'goTo', step })}
    />
  )
}

/** Asks before the page is closed while money or account are on their way. */
function useLeaveGuard(work: Work | undefined): void {
  // Stripe itself may lead to the page of a bank, which must not be held up; what was begun is kept all the same.
  const isGuarded = work === 'registering' || (work === 'paying' && cardSource().kind !== 'stripe')
  useEffect(() => (isGuarded ? askBeforeLeaving() : undefined), [isGuarded])
}

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
