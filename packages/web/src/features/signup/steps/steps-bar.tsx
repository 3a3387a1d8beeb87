import { canGoTo } from '../machine/selectors.ts'
import { stepOf } from '../machine/state.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import styles from './steps-bar.module.css'

const names = ['verifyEmail', 'confirmEmail', 'profile', 'checkout'] as const

/** The four steps and where one is; those that are open lead back, and ahead again. */
export function StepsBar() {
  const { state, send } = useWizard()
  const current = state.step
  const name = names.find((each) => stepOf[each] === current)
  return (
    <nav aria-label={t('steps.label')} className={styles.bar}>
      <ol className={styles.steps}>
        {names.map((each) => {
          const step = stepOf[each]
          const isDone = step < current
          return (
            <li key={each} className={styles.step} data-done={isDone || undefined}>
              <button
                type="button"
                className={styles.button}
                aria-current={step === current ? 'step' : undefined}
                disabled={step !== current && !canGoTo(state, step)}
                onClick={() => send({ type: 'goTo', step })}
              >
                <span className={styles.number} aria-hidden="true">
                  {isDone ? '✓' : step + 1}
                </span>
                <span className={styles.name}>{t(`steps.${each}`)}</span>
                {isDone && <span className="visually-hidden">{t('steps.done')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {name && t('steps.now', { number: String(current + 1), name: t(`steps.${name}`) })}
      </p>
    </nav>
  )
}
