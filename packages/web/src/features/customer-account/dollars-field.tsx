import { useMoneyIn } from '../../data/rates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import type { Dollars } from './dollars.ts'
import { t } from './operations.messages.ts'

interface DollarsFieldProps {
  dollars: Dollars
  /** Currency of the customer: what the amount is there is said beside it. */
  currency: string
  isTried: boolean
}

/** An amount of US dollars, as wallets are kept, and what it is in the customer's currency. */
export function DollarsField({ dollars: { typed, setTyped, amount, problem }, currency, isTried }: DollarsFieldProps) {
  const moneyIn = useMoneyIn(currency)
  const isElsewhere = amount !== undefined && moneyIn(amount) !== formatMoney(amount)
  return (
    <>
      <PlainField
        label={t('amount')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={isTried ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isElsewhere && <p>{t('about', { amount: moneyIn(amount) })}</p>}
    </>
  )
}
