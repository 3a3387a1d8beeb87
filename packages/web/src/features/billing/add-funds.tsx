import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { isDoneOnce } from '../../data/client.ts'
import { ownAndDollars } from '../../data/own-and-dollars.ts'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { GiveUp } from '../../shared/payment/give-up.tsx'
import { formatMoney } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { AmountChoice, type AmountChosen, type Choose, useChosenAmount } from './amount-choice.tsx'
import { payableText } from './payable.ts'
import { useTopUp } from './use-top-up.ts'

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
  const { subject, asked, unanswered, isPaying, problem, atBank, bank, ask, cancel, pay } = useTopUp(customerId)
  const read = useChosenAmount(chosen, currency)
  const titleId = useId()

  const isFixed = isPaying || unanswered !== undefined
  const card = cards.find(({ token }) => token === chosenToken) ?? cards[0]
  const paid = 'own' in read ? read : undefined
  const isElsewhere = paid !== undefined && paid.currency !== 'USD'
  const askedCard = cards.find(({ token }) => token === asked?.source)

  // What was sent before is known in the US dollars that were charged.
  const amountText = unanswered ? ownAndDollars(unanswered.amount) : paid && payableText(paid)
  const label =
    amountText === undefined
      ? t('funds.payNothing')
      : t(unanswered ? 'funds.finish' : 'funds.pay', { amount: amountText })
  const called = amountText ?? ''

  if (isAside && !isFixed && !asked && problem === undefined) return null

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onChoose({ ...chosen, isTouched: true })
    const amount = unanswered?.amount ?? paid?.amountUsd
    if (amount !== undefined && card) ask({ amount, source: card.token })
  }

  return (
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
      {atBank && (
        <Alert severity="info" role="status">
          {t('funds.atBank', { amount: atBank })}
        </Alert>
      )}
      {bank}
      {!unanswered && <AmountChoice chosen={chosen} currency={currency} disabled={isPaying} onChange={onChoose} />}
      {!unanswered && isElsewhere && (
        <p className={styles.quiet}>{t('funds.about', { amount: formatMoney(paid.amountUsd) })}</p>
      )}
      {!unanswered && (
        <TextField
          select
          label={t('funds.card')}
          value={card?.token ?? ''}
          onChange={({ target }) => setChosenToken(target.value)}
          disabled={isFixed}
          size="small"
        >
          {cards.map((each) => (
            <MenuItem key={each.token} value={each.token}>
              {each.primary ? t('funds.primary', { card: cardName(each) }) : cardName(each)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <div>
        <Button type="submit" variant="contained" loading={isPaying}>
          {label}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={t('funds.askTitle', { amount: called })}
          confirmLabel={t('funds.pay', { amount: called })}
          pending={isPaying}
          onConfirm={pay}
          onClose={cancel}
        >
          {unanswered
            ? t(isDoneOnce() ? 'funds.askAgain' : 'funds.askAgainUnsure', { amount: ownAndDollars(asked.amount) })
            : t(isElsewhere ? 'funds.askElsewhere' : 'funds.ask', {
                amount: called,
                amountUsd: formatMoney(asked.amount),
                card: askedCard ? cardName(askedCard) : t('funds.someCard'),
              })}
        </ConfirmDialog>
      )}
    </form>
  )
}
