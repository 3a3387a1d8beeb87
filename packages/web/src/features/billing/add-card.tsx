import Alert from '@mui/material/Alert'
import { type FormEvent, useId, useRef, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { CardForm } from '../../parts/card/card-form.tsx'
import type { CardHandle, CardOutcome } from '../../parts/card/card-handle.ts'
import type { Card } from '../../parts/card/card-name.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { CardHolderField } from './card-holder-field.tsx'

// One set-up saves one card: each opening of the form asks for its own.
const newSetUp = () =>
  loadOnce(async () => {
    try {
      return (await api().PaymentMethod.setupCardIntent({})).client_secret
    } catch (error) {
      reportError(error)
      throw error
    }
  })

interface AddCardProps {
  onAdded: (card: Card) => void
  onClose: () => void
}

/** Saves a card typed into the card provider's form. No money moves. */
export function AddCard({ onAdded, onClose }: AddCardProps) {
  const [setUp, setSetUp] = useState(newSetUp)
  const { value: secret, failed } = useLoaded(setUp)
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.subtitle}>
        {t('cards.addTitle')}
      </h3>
      {secret !== undefined && <CardFields secret={secret} onAdded={onAdded} onClose={onClose} />}
      {secret === undefined && !failed && <p role="status">{t('cards.preparing')}</p>}
      {failed && (
        <>
          <ErrorState title={t('cards.notReady')} error={undefined} onRetry={() => setSetUp(newSetUp)} />
          <div>
            <Button variant="quiet" size="large" onClick={onClose}>
              {t('cards.cancel')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function CardFields({ secret, onAdded, onClose }: AddCardProps & { secret: string }) {
  const [handle, setHandle] = useState<CardHandle>()
  const [isComplete, setComplete] = useState(false)
  const [holder, setHolder] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A card the provider has taken is not typed in again when only our part failed.
  const token = useRef<string>(undefined)
  const hasHolder = holder.trim() !== ''

  async function save() {
    if (token.current === undefined) {
      const outcome = await confirm(handle, holder.trim())
      if (outcome.kind !== 'succeeded') return setProblem(outcome.message)
      if (!outcome.paymentMethod) return setProblem(t('cards.unexpected'))
      token.current = outcome.paymentMethod
    }
    try {
      onAdded(await api().PaymentMethod.attach({ body: { token: token.current } }))
    } catch (error) {
      setProblem(errorText(error))
      reportError(error, { isShown: true })
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (!hasHolder) return
    setProblem(undefined)
    setBusy(true)
    await save()
    setBusy(false)
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {problem && <Alert severity="error">{problem}</Alert>}
      <CardHolderField
        value={holder}
        isBusy={isBusy}
        isTouched={isTouched}
        onChange={setHolder}
        onTouched={() => setTouched(true)}
      />
      <CardForm secret={secret} isBusy={isBusy} onHandle={setHandle} onComplete={setComplete} />
      <div className={styles.buttons}>
        <Button variant="contained" size="large" type="submit" loading={isBusy} disabled={!isComplete}>
          {t('cards.save')}
        </Button>
        <Button variant="quiet" size="large" disabled={isBusy} onClick={onClose}>
          {t('cards.cancel')}
        </Button>
      </div>
    </form>
  )
}

const confirm = async (handle: CardHandle | undefined, holder: string): Promise<CardOutcome> =>
  (await handle?.confirm(holder)) ?? { kind: 'refused', message: t('cards.unexpected') }
