import type { components } from '@lineboard/contract'
import TouchAppOutlined from '@mui/icons-material/TouchAppOutlined'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useCall } from '../../data/use-call.ts'
import { accountStateLabels } from '../../kit/cells/status-cell.tsx'
import { BuyForButton } from '../../kit/entities/buy-for-button.tsx'
import { labelOf } from '../../lib/labels.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import { useSelectedCustomer } from '../../shared/customer/selected-customer.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useBothCurrencies } from '../../shared/wallet/both-currencies.ts'
import { subscribedName } from '../../shared/wallet/subscribed-name.ts'
import { subscriptionStateLabels } from '../../shared/wallet/subscription-states.ts'
import { formatNumber } from '../../state/numbers.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './customer-panel.messages.ts'
import styles from './customer-panel-page.module.css'
import { RelatedLists } from './related-lists.tsx'

type Customer = components['schemas']['Customer']

// The panel is drawn before it is known whether anything is owed.
const debts = loadOnce(() => import('../../shared/wallet/past-due-of.ts'))

/** What a customer owes and since when, in the words of its billing page; undefined where nothing is past due, and until that is known. */
function useOwed(customerId: number, money: (amountUsd: number) => string): string | undefined {
  const { data: detail } = useCall('PaymentMethod.subscriptionDetail', { customerId }, { silent: true })
  const { data: subscriptions = [] } = useCall('Customer.findSubscriptions', { id: customerId }, { silent: true })
  const { value: loaded } = useLoaded(debts, detail !== undefined)
  // A server may tell of the own customer alone, whatever was asked.
  return detail?.customerId === customerId ? loaded?.owedText(detail, subscriptions, money) : undefined
}

/** What is known of a customer's account. */
export function AccountFacts({ customer }: { customer: Customer }) {
  const formatPhone = usePhoneFormat()
  const { id, state, billingId, balance, currency, firstName = '', lastName = '', phone, billingEmail } = customer
  const money = useBothCurrencies(currency)
  const owed = useOwed(id, money)
  return (
    <FactList>
      <Fact label={t('accountId')}>{billingId}</Fact>
      <Fact label={t('state')}>{labelOf(accountStateLabels, state)}</Fact>
      <Fact label={t('balance')}>{balance !== undefined && money(balance)}</Fact>
      <Fact label={t('owed')}>{owed}</Fact>
      <Fact label={t('currency')}>{currency}</Fact>
      <Fact label={t('contact')}>{`${firstName} ${lastName}`.trim()}</Fact>
      <Fact label={t('phone')}>{phone && formatPhone(phone)}</Fact>
      <Fact label={t('email')}>{billingEmail}</Fact>
      <Fact label="">
        <PlaceLink isAction href={rowHref('customers', { action: 'edit', id })}>
          {t('edit')}
        </PlaceLink>
      </Fact>
      <Fact label="">
        <PlaceLink isAction href={hrefOf('customerAccount', { id })}>
          {t('billing')}
        </PlaceLink>
      </Fact>
      <Fact label="">
        <BuyForButton customerId={id} />
      </Fact>
    </FactList>
  )
}

/** All that belongs to the customer chosen at the top of the page. */
export function Page() {
  const [customerId] = useSelectedCustomer()
  if (customerId === undefined) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState icon={<TouchAppOutlined />} title={t('choose')} text={t('chooseText')} />
      </>
    )
  }
  return <Panel key={customerId} customerId={customerId} />
}

function Panel({ customerId }: { customerId: number }) {
  const customer = useCall('Customer.findById', { id: customerId }, { silent: true })
  const subscriptions = useCall('Customer.findSubscriptions', { id: customerId })

  return (
    <>
      <PageHeader title={customer.data?.companyName ?? t('title')} />
      <div className={styles.grid}>
        <Widget title={t('account')} answer={customer} heightPx={220}>
          {(row) => <AccountFacts customer={row} />}
        </Widget>
        <Widget title={t('subscriptions')} answer={subscriptions} heightPx={220}>
          {(rows) =>
            rows.length === 0 ? (
              <p className={styles.none}>{t('noSubscriptions')}</p>
            ) : (
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <span>{t('quantity', { name: subscribedName(row), quantity: formatNumber(row.quantity) })}</span>
                    <span className={styles.aside}>{labelOf(subscriptionStateLabels, row.status)}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Widget>
        <RelatedLists customerId={customerId} />
      </div>
    </>
  )
}
