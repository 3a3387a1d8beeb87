import styles from './steps-bar.module.css'

/** A step of something done in several. */
export interface BarStep<Id> {
  id: Id
  name: string
  isDone: boolean
  /** It can be gone to. */
  isOpen: boolean
}

interface StepsBarProps<Id> {
  label: string
  steps: readonly BarStep<Id>[]
  current: Id
  /** Said of a step that is done, to those who can't see its mark. */
  doneText: string
  /** Where one is, said when that changes. */
  nowText: string | undefined
  onGo: (id: Id) => void
}

/** The steps and where one is; those that are open lead back, and ahead again. */
export function StepsBar<Id extends string | number>(props: StepsBarProps<Id>) {
  const { label, steps, current, doneText, nowText, onGo } = props
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ id, name, isDone, isOpen }, at) => (
          <li key={id} className={styles.step} data-done={isDone || undefined}>
            <button
              type="button"
              className={styles.button}
              aria-current={id === current ? 'step' : undefined}
              disabled={id !== current && !isOpen}
              onClick={() => onGo(id)}
            >
              <span className={styles.number} aria-hidden="true">
                {isDone ? '✓' : at + 1}
              </span>
              <span className={styles.name}>{name}</span>
              {isDone && <span className="visually-hidden">{doneText}</span>}
            </button>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {nowText}
      </p>
    </nav>
  )
}
