import { useState } from 'react'
import { t } from './signup.messages.ts'
import styles from './signup-page.module.css'
import { useWizard } from './use-wizard.ts'

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
