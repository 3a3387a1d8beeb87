import Alert from '@mui/material/Alert'
import { ownAndDollars } from '../../data/own-and-dollars.ts'
import { useOwnMoney } from '../../data/own-money.ts'
import { useCall } from '../../data/use-call.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { t as taxWords } from '../../shared/tax/tax.messages.ts'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { forecastText, spendingOf } from '../../shared/wallet/forecast.ts'
import type { User } from '../../state/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import type { HeldNumber } from './held-numbers.ts'
import { missingFor, priceOf, shortForecastAfter } from './market.ts'

interface ConfirmPurchaseProps {
  customer: Readonly<NonNullable<User['Customer']>>
  numbers: readonly HeldNumber[]
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the wallet pays: which numbers, what they cost now and later, and what the wallet holds. */
export function ConfirmPurchase({ customer, numbers, pending, onConfirm, onClose }: ConfirmPurchaseProps) {
  const formatPhone = usePhoneFormat()
  const price = priceOf(numbers)
  const money = useOwnMoney()
  const total = money(price.now)
  const missing = missingFor(customer, price.now)
  const { data: detail } = useCall('PaymentMethod.subscriptionDetail', {}, { silent: true })
  const short = shortForecastAfter(customer, price.now, detail && spendingOf(detail), new Date())
  return (
    <ConfirmDialog
      open
      title={t('confirm.title', { count: numbers.length })}
      confirmLabel={t('confirm.buy', { total })}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <FactList>
          <Fact label={t('confirm.numbers')}>
            {numbers.map(({ number }) => (
              <span key={number} className={styles.line}>
                {formatPhone(number)}
              </span>
            ))}
          </Fact>
          <Fact label={t('confirm.now')}>{t('confirm.nowText', { total: ownAndDollars(price.now) })}</Fact>
          <Fact label={taxWords('label')}>{offeredTaxText(price.now)}</Fact>
          <Fact label={t('confirm.later')}>{t('results.monthly', { price: money(price.monthly) })}</Fact>
          <Fact label={t('confirm.wallet')}>{ownAndDollars(customer.balance)}</Fact>
        </FactList>
        {short && (
          <Alert severity="warning">
            {t('confirm.few', { left: money(customer.balance - price.now), lasts: forecastText(short) })}
          </Alert>
        )}
        {missing > 0 && <Alert severity="warning">{t('confirm.short', { missing: money(missing) })}</Alert>}
      </div>
    </ConfirmDialog>
  )
}
