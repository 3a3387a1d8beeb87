import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type FormEvent, useId, useRef, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { CardForm } from '../../shared/card/card-form.tsx'
import type { CardHandle, CardOutcome } from '../../shared/card/card-handle.ts'
import type { Card } from '../../shared/card/card-name.ts'
import { noMoneyText } from '../../shared/payment/money-text.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Problem } from '../../ui/problem.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { CardHolderField } from './card-holder-field.tsx'
import { t as consentText } from './consent.messages.ts'
import { saveConsent } from './renewal-consent.tsx'

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
  /** Nobody has agreed yet that the primary card pays for renewals: whoever keeps a card is asked. */
  asksConsent: boolean
  onAdded: (card: Card) => void
  onClose: () => void
}

/** Saves a card typed into the card provider's form. No money moves. */
export function AddCard({ asksConsent, onAdded, onClose }: AddCardProps) {
  const [setUp, setSetUp] = useState(newSetUp)
  const { value: secret, failed } = useLoaded(setUp)
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.subtitle}>
        {t('cards.addTitle')}
      </h3>
      {secret !== undefined && (
        <CardFields secret={secret} asksConsent={asksConsent} onAdded={onAdded} onClose={onClose} />
      )}
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

function CardFields({ secret, asksConsent, onAdded, onClose }: AddCardProps & { secret: string }) {
  const [handle, setHandle] = useState<CardHandle>()
  const [isComplete, setComplete] = useState(false)
  const [holder, setHolder] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A card the provider has taken is not typed in again when only our part failed.
  const token = useRef<string>(undefined)
  const hasHolder = holder.trim() !== ''

  async function save() {
    if (token.current === undefined) {
      const outcome = await confirm(handle, holder.trim())
      if (outcome.kind !== 'succeeded') return setProblem(noMoneyText(new WordedError(outcome.message)))
      if (!outcome.paymentMethod) return setProblem(t('cards.unexpected'))
      token.current = outcome.paymentMethod
    }
    try {
      const card = await api().PaymentMethod.attach({ body: { token: token.current } })
      if (asksConsent && isAgreed) await agree()
      onAdded(card)
    } catch (error) {
      setProblem(noMoneyText(error))
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
      <Problem text={problem} />
      <CardHolderField
        value={holder}
        isBusy={isBusy}
        isTouched={isTouched}
        onChange={setHolder}
        onTouched={() => setTouched(true)}
      />
      <CardForm secret={secret} isBusy={isBusy} onHandle={setHandle} onComplete={setComplete} />
      {asksConsent && (
        <div>
          <FormControlLabel
            control={<Checkbox checked={isAgreed} disabled={isBusy} onChange={(_, checked) => setAgreed(checked)} />}
            label={consentText('words')}
          />
          <FormHelperText>{consentText('later')}</FormHelperText>
        </div>
      )}
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

/** Says, of a card that is saved already, where only the agreement was not kept. */
async function agree(): Promise<void> {
  try {
    await saveConsent(true)
  } catch (error) {
    toast({ severity: 'warn', text: consentText('notKept', { why: errorText(error) }) })
    reportError(error, { isShown: true })
  }
}

const confirm = async (handle: CardHandle | undefined, holder: string): Promise<CardOutcome> =>
  (await handle?.confirm(holder)) ?? { kind: 'refused', message: t('cards.unexpected') }
