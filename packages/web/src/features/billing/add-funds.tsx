import { outcomeOf } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { useMoneyIn } from '../../data/rates.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { formatMoney } from '../../lib/format.ts'
import { formatDateTime } from '../../state/dates.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { type Card, cardName } from './card-name.ts'
import { offeredAmounts, typedAmount } from './charge.ts'
import { setPendingCharge, usePendingCharge } from './pending-charge.ts'

const other = 'other'

interface AddFundsProps {
  customerId: number
  currency: string
  /** Saved cards, at least one, the primary one first. */
  cards: readonly Card[]
}

/**
 * Charges a saved card for the wallet. The server has no key to tell a payment sent twice, so after an answer that was
 * lost nothing is charged before the person has said so once more.
 */
export function AddFunds({ customerId, currency, cards }: AddFundsProps) {
  const [choice, setChoice] = useState<string>(String(offeredAmounts[1]))
  const [typed, setTyped] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [chosenToken, setChosenToken] = useState<string>()
  const [isPaying, setPaying] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const unclear = usePendingCharge(customerId)
  const moneyIn = useMoneyIn(currency)
  const amountId = useId()

  const card = cards.find(({ token }) => token === chosenToken) ?? cards[0]
  const amount = choice === other ? typedAmount(typed) : Number(choice)
  const isWrong = isTouched && choice === other && amount === undefined
  const isElsewhere = amount !== undefined && moneyIn(amount) !== formatMoney(amount)

  async function pay() {
    if (amount === undefined || !card) return
    setAsking(false)
    setPaying(true)
    setProblem(undefined)
    setPendingCharge({ customerId, amount, sentAtMs: Date.now() })
    try {
      await api().PaymentMethod.chargeCustomer({ body: { amount, source: card.token } })
      setPendingCharge(undefined)
      toast({ severity: 'success', text: t('funds.paid', { amount: formatMoney(amount) }) })
    } catch (error) {
      const isLost = outcomeOf(error) === 'unknown'
      if (!isLost) {
        // What is not known of an earlier charge stays unknown.
        setPendingCharge(unclear)
        setProblem(errorText(error))
      }
      reportError(error, { isShown: !isLost })
    } finally {
      setPaying(false)
    }
    void refresh('PaymentTransaction', 'PaymentMethod')
    loadCurrentUser().catch(reportError)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (amount === undefined) return
    if (unclear) setAsking(true)
    else void pay()
  }

  function forget() {
    setPendingCharge(undefined)
    setProblem(undefined)
  }

  const earlier = unclear && { amount: formatMoney(unclear.amount), at: formatDateTime(unclear.sentAtMs) }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('funds.title')}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {earlier && !isPaying && (
        <Alert severity="warning">
          {t('funds.unclear', earlier)}
          <div>
            <Button color="inherit" size="small" variant="outlined" className={styles.known ?? ''} onClick={forget}>
              {t('funds.known')}
            </Button>
          </div>
        </Alert>
      )}
      <div>
        <span id={amountId} className={styles.label}>
          {t('funds.amount')}
        </span>
        <RadioGroup row aria-labelledby={amountId} value={choice} onChange={(_, value) => setChoice(value)}>
          {[...offeredAmounts.map(String), other].map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              disabled={isPaying}
              control={<Radio size="small" />}
              label={value === other ? t('funds.other') : formatMoney(Number(value)).replace('.00', '')}
            />
          ))}
        </RadioGroup>
      </div>
      {choice === other && (
        <TextField
          label={t('funds.otherAmount')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTouched(typed !== '')}
          error={isWrong}
          helperText={isWrong && t('funds.amountInvalid')}
          disabled={isPaying}
          size="small"
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      )}
      {isElsewhere && <p className={styles.quiet}>{t('funds.about', { amount: moneyIn(amount) })}</p>}
      <TextField
        select
        label={t('funds.card')}
        value={card?.token ?? ''}
        onChange={({ target }) => setChosenToken(target.value)}
        disabled={isPaying}
        size="small"
      >
        {cards.map((each) => (
          <MenuItem key={each.token} value={each.token}>
            {each.primary ? t('funds.primary', { card: cardName(each) }) : cardName(each)}
          </MenuItem>
        ))}
      </TextField>
      <div>
        <Button type="submit" variant="contained" loading={isPaying}>
          {amount === undefined ? t('funds.payNothing') : t('funds.pay', { amount: formatMoney(amount) })}
        </Button>
      </div>
      {earlier && amount !== undefined && card && (
        <ConfirmDialog
          open={isAsking}
          title={t('funds.againTitle')}
          confirmLabel={t('funds.pay', { amount: formatMoney(amount) })}
          onConfirm={() => void pay()}
          onClose={() => setAsking(false)}
        >
          {t('funds.again', {
            earlier: earlier.amount,
            at: earlier.at,
            amount: formatMoney(amount),
            card: cardName(card),
          })}
        </ConfirmDialog>
      )}
    </form>
  )
}
