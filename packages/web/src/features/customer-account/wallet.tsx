import type { components } from '@lineboard/contract'
import { dailySpendOf } from '@lineboard/contract/forecast'
import { walletForecast } from '@lineboard/sdk/forecast'
import { useCall } from '../../data/use-call.ts'
import { accountStateLabels } from '../../kit/cells/status-cell.tsx'
import { labelOf } from '../../lib/labels.ts'
import { useBothCurrencies, useBothLeast } from '../../shared/wallet/both-currencies.ts'
import { forecastText, spendingOf } from '../../shared/wallet/forecast.ts'
import { heldText } from '../../shared/wallet/held-text.ts'
import { owedText } from '../../shared/wallet/past-due-of.ts'
import { heldByMoney } from '../../shared/wallet/wallet-band-state.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { accountCalls, useDeskDetail } from './account-calls.ts'
import { t } from './customer-account.messages.ts'

/**
 * For how many whole days of calls a wallet lasts, by what calls cost over the last 30 days, all in US dollars; undefined where they
 * cost nothing, or less than anybody can tell the end of.
 */
function runwayDays(balance: number, spent: number): number | undefined {
  const forecast = walletForecast({ balance }, { dailySpend: dailySpendOf(spent), upcoming: [] }, new Date())
  if (forecast.kind === 'empty') return 0
  return forecast.kind === 'until' ? forecast.days : undefined
}

/** What calls cost a day in US dollars, and how long the wallet lasts, in words. */
interface DeskForecast {
  daily?: number | undefined
  lasts?: string | undefined
}

/**
 * How long the wallet of a customer lasts, word for word as the customer reads it. A server that tells of one's own customer alone leaves
 * the calls, and for how many days of them the wallet suffices at most.
 */
function useDeskForecast({ id, balance, accounting_type }: Customer): DeskForecast {
  const calls = accountCalls(id)
  const { detail, isUnknown } = useDeskDetail(id)
  const charged = useCall('PaymentTransaction.callChargeSummary', isUnknown ? calls.spent : null, { silent: true })
  if (detail) {
    const forecast = walletForecast({ balance, accounting_type }, spendingOf(detail), new Date())
    return { daily: detail.dailySpend, lasts: forecastText(forecast) }
  }
  const spent = charged.data?.amount
  const days = spent === undefined ? undefined : runwayDays(balance, spent)
  return {
    daily: spent === undefined ? undefined : dailySpendOf(spent),
    lasts: days === undefined ? undefined : t('account.days', { days }),
  }
}

type Customer = components['schemas']['Customer']

/** What a customer holds, how long that lasts, and how the account stands. */
export function Wallet({ customer }: { customer: Customer }) {
  const { balance, currency, state, accounting_type, billingId } = customer
  const [both, least] = [useBothCurrencies(currency), useBothLeast(currency)]
  const { daily, lasts } = useDeskForecast(customer)
  const { detail } = useDeskDetail(customer.id)
  const { data: subscriptions = [] } = useCall('Customer.findSubscriptions', accountCalls(customer.id).customer, {
    silent: true,
  })
  const held = heldByMoney(state, detail?.heldBy)
  return (
    <FactList>
      <Fact label={t('account.balance')}>{both(balance)}</Fact>
      <Fact label={t('account.owed')}>{detail && owedText(detail, subscriptions, both)}</Fact>
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
