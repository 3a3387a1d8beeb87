import type { components } from '@lineboard/contract'
import type { WalletForecast } from '@lineboard/sdk/forecast'
import { useMoneyIn } from '../../data/rates.ts'
import { forecastText } from '../../shared/wallet/forecast.ts'
import { isOverdue } from '../../shared/wallet/past-due-of.ts'
import { monthlyCostOf, nextPaymentOf } from '../../shared/wallet/upcoming-of.ts'
import { formatDate } from '../../state/dates.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import styles from './account.module.css'
import { t } from './forecast.messages.ts'

type Schemas = components['schemas']
type Upcoming = Schemas['UpcomingCharge']
type Detail = Schemas['SubscriptionDetail']

/** What is charged again, a line each; numbers, which are many, in one. */
const chargeLines = (upcoming: readonly Upcoming[]) => ({
  renewals: upcoming.filter(({ kind }) => kind !== 'number'),
  numbers: upcoming.filter(({ kind }) => kind === 'number'),
})

/** What is charged how often, when next or since when it waits for money, and from when on something else is, as a discount ends or begins. */
const chargeText = (charged: Upcoming, detail: Detail, money: (usd: number) => string): string => {
  const { at, amount, every, changes = [] } = charged
  return changes.reduce(
    (charge, { from, amount: then }) => t('changes', { charge, amount: money(then), date: formatDate(from) }),
    t(isOverdue(charged, detail) ? `due.${every}` : every, { amount: money(amount), date: formatDate(at) }),
  )
}

interface ForecastPartsProps {
  forecast: WalletForecast
  detail: Detail
  currency: string
}

/** How long the wallet lasts, and what takes how much out of it. */
export function ForecastParts({ forecast, detail, currency }: ForecastPartsProps) {
  const money = useMoneyIn(currency)
  const { renewals, numbers } = chargeLines(detail.upcoming ?? [])
  const next = nextPaymentOf(numbers)
  return (
    <>
      <p>{t('lasts', { lasts: forecastText(forecast) })}</p>
      <FactList>
        <Fact label={t('calls')}>
          {detail.dailySpend === 0 ? t('noCalls') : t('aDay', { amount: money(detail.dailySpend) })}
        </Fact>
        {renewals.map((renewal) => (
          <Fact key={`${renewal.description} ${renewal.at}`} label={renewal.description}>
            {chargeText(renewal, detail, money)}
          </Fact>
        ))}
        {next && (
          <Fact label={t('numbers')}>
            {t(isOverdue(next, detail) ? 'due.numbersText' : 'numbersText', {
              amount: money(monthlyCostOf(numbers)),
              next: money(next.amount),
              date: formatDate(next.at),
            })}
          </Fact>
        )}
      </FactList>
      <p className={styles.hint}>{t('note')}</p>
    </>
  )
}
