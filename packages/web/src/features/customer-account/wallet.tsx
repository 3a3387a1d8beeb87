import type { components } from '@lineboard/contract'
import { labelOf } from '../../lib/label-of.ts'
import { accountStateLabels } from '../../parts/wallet/account-states.ts'
import { useBothCurrencies, useBothLeast } from '../../parts/wallet/both-currencies.ts'
import { heldText } from '../../parts/wallet/held-text.ts'
import { heldByMoney } from '../../parts/wallet/wallet-band-state.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './customer-account.messages.ts'
import { useDeskDetail } from './use-desk-detail.ts'
import { useDeskForecast } from './use-desk-forecast.ts'

type Customer = components['schemas']['Customer']

/** What a customer holds, how long that lasts, and how the account stands. */
export function Wallet({ customer }: { customer: Customer }) {
  const { balance, currency, state, accounting_type, billingId } = customer
  const [both, least] = [useBothCurrencies(currency), useBothLeast(currency)]
  const { daily, lasts } = useDeskForecast(customer)
  const { detail } = useDeskDetail(customer.id)
  const held = heldByMoney(state, detail?.heldBy)
  return (
    <FactList>
      <Fact label={t('account.balance')}>{both(balance)}</Fact>
      <Fact label={t('account.state')}>{labelOf(accountStateLabels, state)}</Fact>
      <Fact label={t('account.why')}>{held && heldText(held, customer, detail, both, least)}</Fact>
      <Fact label={t('account.daily')}>{daily !== undefined && both(daily)}</Fact>
      <Fact label={t('account.lasts')}>{lasts}</Fact>
      <Fact label={t('account.accounting')}>{accounting_type && t(`account.${accounting_type}`)}</Fact>
      <Fact label={t('account.currency')}>{currency}</Fact>
      <Fact label={t('account.accountId')}>{billingId}</Fact>
    </FactList>
  )
}
