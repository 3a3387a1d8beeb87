import { t } from './card.messages.ts'
import styles from './sandbox-note.module.css'
import { testCards } from './test-cards.ts'

interface SandboxNoteProps {
  titleId: string
  isBusy: boolean
  onUse: (number: string) => void
}

/** Says that no card is charged, and which numbers there are to try. */
export function SandboxNote({ titleId, isBusy, onUse }: SandboxNoteProps) {
  return (
    <div className={styles.note}>
      <p id={titleId} className={styles.title}>
        {t('sandbox.title')}
      </p>
      <p className={styles.text}>{t('sandbox.text')}</p>
      <ul className={styles.cards}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.use}
              disabled={isBusy}
              aria-label={t('sandbox.use', { number, outcome: t(`sandbox.${outcome}`) })}
              onClick={() => onUse(number)}
            >
              <bdi dir="ltr">{number}</bdi>
            </button>
            <span>{t(`sandbox.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
