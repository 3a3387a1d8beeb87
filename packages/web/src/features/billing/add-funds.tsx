import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useMoneyIn } from '../../data/rates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { type Card, cardName } from '../../parts/card/card-name.ts'
import { formatDateTime } from '../../state/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { AmountChoice, type AmountChosen, amountOf, firstAmount } from './amount-choice.tsx'
import { useTopUp } from './use-top-up.ts'

interface AddFundsProps {
  customerId: number
  currency: string
  /** Saved cards, at least one, the primary one first. */
  cards: readonly Card[]
}

/** Charges a saved card for the wallet, after a question that shows the amount. A charge that is not answered is finished first. */
export function AddFunds({ customerId, currency, cards }: AddFundsProps) {
  const [chosen, setChosen] = useState<AmountChosen>(firstAmount)
  const [chosenToken, setChosenToken] = useState<string>()
  const { asked, unanswered, isPaying, problem, ask, cancel, pay } = useTopUp(customerId)
  const moneyIn = useMoneyIn(currency)

  const isFixed = isPaying || unanswered !== undefined
  const card = cards.find(({ token }) => token === chosenToken) ?? cards[0]
  const amount = unanswered?.amount ?? amountOf(chosen)
  const isElsewhere = amount !== undefined && moneyIn(amount) !== formatMoney(amount)
  const askedCard = cards.find(({ token }) => token === asked?.source)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setChosen({ ...chosen, isTouched: true })
    if (amount !== undefined && card) ask({ amount, source: card.token })
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('funds.title')}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {unanswered && (
        <Alert severity="warning">
          {t('funds.unclear', { amount: formatMoney(unanswered.amount), at: formatDateTime(unanswered.sentAtMs) })}
        </Alert>
      )}
      {!unanswered && <AmountChoice chosen={chosen} disabled={isPaying} onChange={setChosen} />}
      {isElsewhere && <p className={styles.quiet}>{t('funds.about', { amount: moneyIn(amount) })}</p>}
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
          {payLabel(amount, unanswered !== undefined)}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={t('funds.askTitle', { amount: formatMoney(asked.amount) })}
          confirmLabel={t('funds.pay', { amount: formatMoney(asked.amount) })}
          pending={isPaying}
          onConfirm={pay}
          onClose={cancel}
        >
          {unanswered
            ? t('funds.askAgain', { amount: formatMoney(asked.amount) })
            : t('funds.ask', {
                amount: formatMoney(asked.amount),
                card: askedCard ? cardName(askedCard) : t('funds.someCard'),
              })}
        </ConfirmDialog>
      )}
    </form>
  )
}

function payLabel(amount: number | undefined, isUnanswered: boolean): string {
  if (amount === undefined) return t('funds.payNothing')
  return t(isUnanswered ? 'funds.finish' : 'funds.pay', { amount: formatMoney(amount) })
}
