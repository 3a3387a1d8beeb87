import { roundMoney, storedCurrency } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { useMoneyIn } from '../../data/rates.ts'
import { t } from './wallet.messages.ts'

interface WalletTooSmallProps {
  /** Whose wallet pays; undefined until that is known. */
  customer: { balance: number; currency: string } | undefined
  /** What is to be taken, in US dollars, in which wallets are kept. */
  costUsd: number | undefined
}

/** Says before anything is asked for that a wallet holds too little for it, as the server would refuse it. */
export function WalletTooSmall({ customer, costUsd }: WalletTooSmallProps) {
  const money = useMoneyIn(customer?.currency ?? storedCurrency())
  if (!customer || costUsd === undefined) return null
  const missing = roundMoney(costUsd - customer.balance)
  if (missing <= 0) return null
  return (
    <Alert severity="warning">{t('tooSmall', { balance: money(customer.balance), missing: money(missing) })}</Alert>
  )
}
