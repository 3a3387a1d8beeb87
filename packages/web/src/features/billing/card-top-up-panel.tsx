import Alert from '@mui/material/Alert'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useKeptFocus } from '../../browser/hooks.ts'
import { CardForm } from '../../shared/card/card-form.tsx'
import type { CardHandle, CardOutcome } from '../../shared/card/card-handle.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import type { Payable } from './amount-choice.tsx'
import { AmountChoice, type AmountChosen, useChosenAmount } from './amount-choice.tsx'
import { CardHolderField } from './card-holder-field.tsx'
import { type BegunTopUp, useCardTopUp } from './card-top-up.ts'

const textOf = ({ amount, currency }: BegunTopUp) => formatMoney(amount, currency)

interface CardTopUpPanelProps {
  customerId: number
  currency: string
  /** An amount that somebody asked to pay: each begins anew. */
  asked: string | undefined
  /** The amount to begin with. */
  first: AmountChosen
  /** Asks for the amount at once. @default it waits for a press */
  isAsking?: boolean
  /** Is told whether an amount or a card is asked for. */
  onAsking: (isAsking: boolean) => void
}

/** Adds funds with a card that is typed in and not saved: the amount, then the card, then a question that shows both. */
export function CardTopUpPanel(props: CardTopUpPanelProps) {
  const { customerId, currency, asked, first, isAsking = false, onAsking } = props
  const titleId = useId()
  const { part, keepFocus } = useKeptFocus()
  const topUp = useCardTopUp(customerId)
  const { current, sentAtMs, problem, isBusy } = topUp
  const [isWanted, setWanted] = useState(isAsking)
  const [isCardNeeded, setCardNeeded] = useState(false)
  const amount = current && textOf(current.begun)
  const isAsked = isWanted && sentAtMs === undefined
  useEffect(() => {
    onAsking(isAsked)
  }, [isAsked, onAsking])
  const want = (next: boolean) => {
    setWanted(next)
    keepFocus()
  }

  // A card that has paid is not typed in again: the provider is asked first.
  async function finish(order: NonNullable<typeof current>): Promise<void> {
    const isOver = await topUp.pay(order, async () => {
      setCardNeeded(true)
      return { kind: 'not-tried', message: t('funds.cardAgain') }
    })
    setWanted(!isOver)
  }

  if (!isWanted && sentAtMs === undefined) {
    return (
      <div ref={part} tabIndex={-1}>
        <Button onClick={() => want(true)}>{t('funds.byCard')}</Button>
      </div>
    )
  }
  return (
    <section ref={part} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.subtitle}>
        {t('funds.byCard')}
      </h3>
      <Problem text={problem} />
      {/* What is said of the last try is of the same payment, and knows more. */}
      {!problem && amount !== undefined && sentAtMs !== undefined && (
        <Alert severity="warning">{t('funds.unclear', { amount, at: formatDateTime(sentAtMs) })}</Alert>
      )}
      {current && sentAtMs !== undefined && !isCardNeeded && (
        <div>
          <Button variant="contained" loading={isBusy} onClick={() => void finish(current)}>
            {t('funds.finish', { amount: textOf(current.begun) })}
          </Button>
        </div>
      )}
      {current && (sentAtMs === undefined || isCardNeeded) && (
        <CardStep
          amount={textOf(current.begun)}
          secret={current.begun.secret}
          isBusy={isBusy}
          onPay={(confirm) =>
            topUp.pay(current, confirm).then((isOver) => {
              setWanted(!isOver)
              setCardNeeded(!isOver)
            })
          }
          onBack={sentAtMs === undefined ? topUp.back : undefined}
        />
      )}
      {!current && (
        <AmountStep
          key={asked}
          currency={currency}
          first={first}
          isBusy={isBusy}
          onNext={(next) => void topUp.begin(next)}
          onClose={() => want(false)}
        />
      )}
    </section>
  )
}

interface AmountStepProps {
  currency: string
  first: AmountChosen
  isBusy: boolean
  onNext: (amount: Payable) => void
  onClose: () => void
}

function AmountStep({ currency, first, isBusy, onNext, onClose }: AmountStepProps) {
  const [chosen, setChosen] = useState({ ...first, isTouched: false })
  const amount = useChosenAmount(chosen, currency)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setChosen({ ...chosen, isTouched: true })
    if ('own' in amount) onNext(amount)
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.quiet}>{t('funds.byCardText')}</p>
      <AmountChoice chosen={chosen} currency={currency} disabled={isBusy} onChange={setChosen} />
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('funds.byCardNext')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {t('funds.byCardClose')}
        </Button>
      </div>
    </form>
  )
}

interface CardStepProps {
  amount: string
  secret: string
  isBusy: boolean
  onPay: (confirm: () => Promise<CardOutcome>) => Promise<void>
  onBack: (() => void) | undefined
}

function CardStep({ amount, secret, isBusy, onPay, onBack }: CardStepProps) {
  const [handle, setHandle] = useState<CardHandle>()
  const [isComplete, setComplete] = useState(false)
  const [holder, setHolder] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const label = t('funds.pay', { amount })

  // Enter charges nothing: it asks, and the question shows the amount.
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (holder.trim() !== '') setAsked(true)
  }

  async function pay() {
    setAsked(false)
    await onPay(
      async () => (await handle?.confirm(holder.trim())) ?? { kind: 'not-tried', message: t('funds.changed') },
    )
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <CardHolderField
        value={holder}
        isBusy={isBusy}
        isTouched={isTouched}
        onChange={setHolder}
        onTouched={() => setTouched(true)}
      />
      <CardForm secret={secret} isBusy={isBusy} onHandle={setHandle} onComplete={setComplete} />
      <div className={styles.buttons}>
        <Button variant="contained" type="submit" loading={isBusy} disabled={!isComplete}>
          {label}
        </Button>
        {onBack && (
          <Button variant="quiet" disabled={isBusy} onClick={onBack}>
            {t('funds.byCardBack')}
          </Button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          open
          title={t('funds.askTitle', { amount })}
          confirmLabel={label}
          pending={isBusy}
          onConfirm={() => void pay()}
          onClose={() => setAsked(false)}
        >
          {t('funds.askCard', { amount })}
        </ConfirmDialog>
      )}
    </form>
  )
}
