import type { components } from '@lineboard/contract'
import { chargesOnSaving } from '@lineboard/contract/account'
import { storedCurrency } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { afterPress } from '../../browser/events.ts'
import { useOwnAndDollars } from '../../data/own-and-dollars.ts'
import { useRates } from '../../data/rates.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { formatMoney } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { storedName } from '../../state/stored-name.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import styles from './account.module.css'
import { payingCurrency } from './amount-choice.tsx'
import { t } from './auto-top-up.messages.ts'
import {
  type AutoTopUp,
  type AutoTopUpProblems,
  type AutoTopUpTexts,
  amountsOf,
  saveAutoTopUp,
  textsOf,
} from './auto-top-up.ts'

interface AutoTopUpDialogProps {
  customer: components['schemas']['Customer']
  cards: readonly Card[]
  onClose: () => void
}

const fields = ['below', 'amount', 'monthly'] as const
const usdOf = { below: 'belowUsd', amount: 'amountUsd', monthly: 'monthlyLimitUsd' } as const

/** When the wallet is filled by itself, by how much and from which card, with the words that are agreed to. */
export function AutoTopUpDialog({ customer, cards, onClose }: AutoTopUpDialogProps) {
  const { currency, autoTopUp: kept } = customer
  const rates = useRates()
  const [texts, setTexts] = useState<AutoTopUpTexts>(() => textsOf(kept, currency, rates))
  const [paymentId, setPaymentId] = useState(kept?.paymentId)
  const [isAgreed, setAgreed] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const card = cards.find((each) => each.payment_id === paymentId) ?? cards[0]
  const paid = payingCurrency(currency, rates)
  const read = amountsOf(texts, kept, currency, rates)
  const consent = t('consent', { card: card ? cardName(card) : '' })
  const next = 'problems' in read || !card ? undefined : { isOn: true, ...read, paymentId: card.payment_id }
  const guard = useTypedGuard(onClose)
  const money = useOwnAndDollars()
  // What the server tells of the wallet reaches the session at once, and the row that is edited later.
  const balance = useSession().user?.Customer?.balance ?? customer.balance
  const isChargedAtOnce = next !== undefined && chargesOnSaving(balance, next, kept)

  const save = async (order: AutoTopUp, text: string) => {
    const after = await saveAutoTopUp(customer, order, consent)
    // A card that was declined has charged nothing, whatever was said before.
    const isCharged = isChargedAtOnce && order.isOn && after !== undefined && after > balance
    toast({ severity: 'success', text: isCharged ? t('savedCharged', { amount: money(order.amountUsd) }) : text })
    guard.leaveNow()
  }
  const asked = useConfirmed(async () => {
    setTouched(true)
    if (next && isAgreed) await save(next, t('saved'))
  })
  const off = useConfirmed(async () => {
    if (kept) await save({ ...kept, isOn: false }, t('turnedOff'))
  })

  return (
    <ConfirmDialog
      open
      title={t('formTitle')}
      confirmLabel={t('save')}
      pending={asked.pending || off.pending}
      problem={asked.problem ?? off.problem}
      onConfirm={asked.onConfirm}
      onClose={guard.leave}
    >
      <div className={styles.inDialog}>
        <TypedFields guard={guard}>
          <AmountFields
            currency={paid}
            texts={texts}
            read={read}
            isTouched={isTouched}
            onChange={setTexts}
            onTouched={() => setTouched(true)}
          />
        </TypedFields>
        <CardSelect cards={cards} card={card} onChange={setPaymentId} />
        {isChargedAtOnce && (
          <Alert severity="warning">
            {t(next.monthlyLimitUsd === undefined ? 'atOnce' : 'atOnceLimited', {
              balance: money(balance),
              amount: money(next.amountUsd),
              card: card ? cardName(card) : '',
            })}
          </Alert>
        )}
        <Consent text={consent} isAgreed={isAgreed} isMissing={isTouched && !isAgreed} onChange={setAgreed} />
        {kept?.isOn && (
          <div>
            <Button color="error" loading={off.pending} onClick={off.onConfirm}>
              {t('turnOff')}
            </Button>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface AmountFieldsProps {
  /** ISO 4217 code of what is typed. */
  currency: string
  texts: AutoTopUpTexts
  /** The amounts of the texts, or what is wrong with them. */
  read: ReturnType<typeof amountsOf>
  isTouched: boolean
  onChange: (texts: AutoTopUpTexts) => void
  onTouched: () => void
}

/** The amounts in the customer's currency, each with its US dollars where these differ. */
function AmountFields({ currency, texts, read, isTouched, onChange, onTouched }: AmountFieldsProps) {
  const problems: AutoTopUpProblems = isTouched && 'problems' in read ? read.problems : {}
  const hintOf = (field: keyof AutoTopUpTexts) => {
    const usd = 'problems' in read ? undefined : read[usdOf[field]]
    if (currency !== storedCurrency() && usd !== undefined)
      return t('dollars', { stored: storedName(), amount: formatMoney(usd) })
    return field === 'monthly' ? t('monthlyHint') : undefined
  }
  return fields.map((field) => (
    <TextField
      key={field}
      label={t(field, { currency })}
      value={texts[field]}
      onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
      onBlur={() => afterPress(onTouched)}
      error={problems[field] !== undefined}
      helperText={problems[field] ?? hintOf(field)}
      size="small"
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  ))
}

interface ConsentProps {
  text: string
  isAgreed: boolean
  isMissing: boolean
  onChange: (isAgreed: boolean) => void
}

const Consent = ({ text, isAgreed, isMissing, onChange }: ConsentProps) => (
  <div>
    <FormControlLabel
      control={<Checkbox checked={isAgreed} onChange={(_, checked) => onChange(checked)} />}
      label={text}
    />
    {isMissing && <FormHelperText error>{t('consentNeeded')}</FormHelperText>}
  </div>
)

interface CardSelectProps {
  cards: readonly Card[]
  card: Card | undefined
  onChange: (paymentId: string) => void
}

const CardSelect = ({ cards, card, onChange }: CardSelectProps) => (
  <TextField
    select
    label={t('card')}
    value={card?.payment_id ?? ''}
    onChange={({ target }) => onChange(target.value)}
    size="small"
  >
    {cards.map((each) => (
      <MenuItem key={each.payment_id} value={each.payment_id}>
        {cardName(each)}
      </MenuItem>
    ))}
  </TextField>
)
