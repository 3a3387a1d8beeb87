import type { components } from '@lineboard/contract'
import { storedCurrency } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useKeptFocus } from '../../browser/hooks.ts'
import { isDoneOnce } from '../../data/client.ts'
import { ownAndDollars } from '../../data/own-and-dollars.ts'
import { useRates } from '../../data/rates.ts'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { GiveUp } from '../../shared/payment/give-up.tsx'
import { amountToRun } from '../../shared/wallet/past-due-of.ts'
import { heldByMoney } from '../../shared/wallet/wallet-band-state.ts'
import { formatMoney } from '../../state/numbers.ts'
import { storedName } from '../../state/stored-name.ts'
import { amountToType } from '../../state/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import {
  AmountChoice,
  type AmountChosen,
  amountAsked,
  type Choose,
  payableAtLeast,
  payableText,
  useAmountChoice,
  useChosenAmount,
} from './amount-choice.tsx'
import { CardTopUpPanel } from './card-top-up-panel.tsx'
import { useTopUp } from './top-up.ts'

interface AddFundsProps {
  customerId: number
  currency: string
  /** Saved cards, at least one, the primary one first. */
  cards: readonly Card[]
  chosen: AmountChosen
  onChoose: Choose
  /** Another card is to pay: of two amounts on the screen nobody knows which one counts. What is under way stays in sight. */
  isAside: boolean
}

/** Charges a saved card for the wallet, after a question that shows the amount. A charge that is not answered is finished first. */
export function AddFunds({ customerId, currency, cards, chosen, onChoose, isAside }: AddFundsProps) {
  const [chosenToken, setChosenToken] = useState<string>()
  const { subject, asked, unanswered, isPaying, problem, isDone, atBank, bank, begin, ask, cancel, pay } =
    useTopUp(customerId)
  const { part, keepFocus } = useKeptFocus()
  const read = useChosenAmount(chosen, currency)
  const titleId = useId()

  const isFixed = isPaying || unanswered !== undefined
  const card = cards.find(({ token }) => token === chosenToken) ?? cards[0]
  const paid = 'own' in read ? read : undefined
  const isElsewhere = paid !== undefined && paid.currency !== storedCurrency()

  // What was sent before is known in the US dollars that were charged.
  const amountText = unanswered ? ownAndDollars(unanswered.amount) : paid && payableText(paid)
  const called = amountText ?? ''
  const payText = t(unanswered ? 'funds.finish' : 'funds.pay', { amount: called })

  if (isAside && !isFixed && !asked && problem === undefined) return null

  const askText = (charge: NonNullable<typeof asked>) => {
    if (unanswered) {
      return t(isDoneOnce() ? 'funds.askAgain' : 'funds.askAgainUnsure', { amount: ownAndDollars(charge.amount) })
    }
    const charged = cards.find(({ token }) => token === charge.source)
    return t(isElsewhere ? 'funds.askElsewhere' : 'funds.ask', {
      amount: called,
      stored: storedName(),
      amountUsd: formatMoney(charge.amount),
      card: charged ? cardName(charged) : t('funds.someCard'),
    })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onChoose({ ...chosen, isTouched: true })
    const amount = unanswered?.amount ?? paid?.amountUsd
    if (amount !== undefined && card) ask({ amount, source: card.token }, paid)
  }

  // A form that still holds what was paid looks as if nothing had come of it.
  if (isDone) {
    const again = () => {
      onChoose(amountAsked(undefined))
      begin()
      keepFocus()
    }
    return (
      <div ref={part} tabIndex={-1}>
        <Button onClick={again}>{t('funds.again')}</Button>
      </div>
    )
  }

  return (
    <div ref={part} tabIndex={-1}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.subtitle}>
          {t('funds.title')}
        </h3>
        <Problem text={problem} />
        {unanswered && (
          <Alert severity="warning">
            {unanswered.text}
            <GiveUp subject={subject} disabled={isPaying} />
          </Alert>
        )}
        {atBank && <AtBank amount={atBank} />}
        {bank}
        {!unanswered && (
          <>
            <AmountChoice chosen={chosen} currency={currency} disabled={isPaying} onChange={onChoose} />
            {isElsewhere && (
              <p className={styles.quiet}>
                {t('funds.about', { stored: storedName(), amount: formatMoney(paid.amountUsd) })}
              </p>
            )}
            <CardSelect cards={cards} card={card} disabled={isFixed} onChange={setChosenToken} />
          </>
        )}
        <div>
          <Button type="submit" variant="contained" loading={isPaying}>
            {amountText === undefined ? t('funds.payNothing') : payText}
          </Button>
        </div>
        {asked && (
          <ConfirmDialog
            open
            title={t('funds.askTitle', { amount: called })}
            confirmLabel={t('funds.pay', { amount: called })}
            pending={isPaying}
            onConfirm={() => void pay().then(keepFocus)}
            onClose={cancel}
          >
            {askText(asked)}
          </ConfirmDialog>
        )}
      </form>
    </div>
  )
}

const AtBank = ({ amount }: { amount: string }) => (
  <Alert severity="info" role="status">
    {t('funds.atBank', { amount })}
  </Alert>
)

interface CardSelectProps {
  cards: readonly Card[]
  card: Card | undefined
  disabled: boolean
  onChange: (token: string) => void
}

const CardSelect = ({ cards, card, disabled, onChange }: CardSelectProps) => (
  <TextField
    select
    label={t('funds.card')}
    value={card?.token ?? ''}
    onChange={({ target }) => onChange(target.value)}
    disabled={disabled}
    size="small"
  >
    {cards.map((each) => (
      <MenuItem key={each.token} value={each.token}>
        {each.primary ? t('funds.primary', { card: cardName(each) }) : cardName(each)}
      </MenuItem>
    ))}
  </TextField>
)

type Schemas = components['schemas']

interface FundsProps {
  customer: Readonly<Pick<Schemas['Customer'], 'id' | 'balance' | 'currency' | 'accounting_type' | 'state'>>
  /** Knows whether money has stopped the account, and with how much it runs again; missing where that could not be asked. */
  detail: Schemas['SubscriptionDetail'] | undefined
  /** Saved cards, the primary one first. */
  cards: readonly Card[]
  /** An amount of US dollars that somebody has asked to pay. */
  askedUsd: number | undefined
}

/**
 * Adds funds, from a saved card or from another one, beginning with the amount that is asked for, or with which an account runs again that
 * money has stopped.
 */
export function Funds({ customer, detail, cards, askedUsd }: FundsProps) {
  const { id, state, currency } = customer
  const rates = useRates()
  // Found out once: what is paid meanwhile takes nobody's form away.
  const [firstUsd] = useState(() =>
    heldByMoney(state, detail?.heldBy) ? amountToRun(customer, detail, new Date()) : undefined,
  )
  const amountUsd = askedUsd ?? firstUsd
  const own = amountUsd === undefined ? undefined : payableAtLeast(amountUsd, currency, rates)
  const asked = own && amountToType(own.amount, own.currency)
  // What is chosen for a saved card is what another one begins with.
  const [chosen, choose] = useAmountChoice(asked)
  const [isAnother, setAnother] = useState(false)
  const hasCard = cards.length > 0
  return (
    <>
      {hasCard && (
        <AddFunds
          key={own && `${amountUsd} ${own.currency}`}
          customerId={id}
          currency={currency}
          cards={cards}
          chosen={chosen}
          onChoose={choose}
          isAside={isAnother}
        />
      )}
      <CardTopUpPanel
        key={hasCard ? undefined : askedUsd}
        customerId={id}
        currency={currency}
        asked={asked}
        first={chosen}
        isAsking={!hasCard && askedUsd !== undefined}
        onAsking={setAnother}
      />
    </>
  )
}
