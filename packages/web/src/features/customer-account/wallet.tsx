import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/label-of.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { accountCalls } from './account-calls.ts'
import { useBothCurrencies } from './both-currencies.ts'
import { t } from './customer-account.messages.ts'
import { lastingDays, spendDays } from './lasting.ts'

type Customer = components['schemas']['Customer']

const stateLabels: Readonly<Record<Customer['state'], string>> = {
  active: t('account.active'),
  tracking_paused: t('account.trackingPaused'),
  calls_stopped: t('account.callsStopped'),
}

/** What a customer holds, how long that lasts, and how the account stands. */
export function Wallet({ customer }: { customer: Customer }) {
  const { id, balance, currency, state, accounting_type, billingId } = customer
  const both = useBothCurrencies(currency)
  const spent = useCall('PaymentTransaction.callChargeSummary', accountCalls(id).spent, { silent: true }).data?.amount
  const days = spent === undefined ? undefined : lastingDays(balance, spent)
  return (
    <FactList>
      <Fact label={t('account.balance')}>{both(balance)}</Fact>
      <Fact label={t('account.state')}>{labelOf(stateLabels, state)}</Fact>
      <Fact label={t('account.daily')}>{spent !== undefined && both(spent / spendDays.days)}</Fact>
      <Fact label={t('account.lasts')}>{days !== undefined && t('account.days', { days })}</Fact>
      <Fact label={t('account.accounting')}>{accounting_type && t(`account.${accounting_type}`)}</Fact>
      <Fact label={t('account.currency')}>{currency}</Fact>
      <Fact label={t('account.accountId')}>{billingId}</Fact>
    </FactList>
  )
}
