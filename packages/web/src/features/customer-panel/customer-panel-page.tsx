import TouchAppOutlined from '@mui/icons-material/TouchAppOutlined'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/labels.ts'
import { personName } from '../../lib/names.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import type { RowPlaceId } from '../../places/places.ts'
import { useSelectedCustomer } from '../../shared/customer/selected-customer.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { subscriptionStateLabels } from '../../shared/wallet/subscription-states.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { Widget } from '../../ui/widget.tsx'
import { AccountFacts } from './account-facts.tsx'
import { t } from './customer-panel.messages.ts'
import styles from './customer-panel-page.module.css'
import { RelatedList } from './related-list.tsx'

/** Rows a panel shows of what there is. */
const shown = 5

/** What the page asks for, by the customer's id. Each list has the count of all its rows beside it. */
function panelCalls(customerId: number) {
  const where = { customerId }
  return {
    customer: { id: customerId },
    count: { where },
    users: { filter: { where, limit: shown, order: 'username ASC' } },
    numbers: { filter: { where, limit: shown, order: 'totalCalls DESC' } },
    sources: { filter: { where, limit: shown, order: 'totalCalls DESC' } },
    calls: { filter: { where, limit: shown, order: 'startedAt DESC' } },
  } as const
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
  const formatPhone = usePhoneFormat()
  const asked = panelCalls(customerId)
  const customer = useCall('Customer.findById', asked.customer, { silent: true })
  const subscriptions = useCall('Customer.findSubscriptions', asked.customer)
  const users = useCall('DashUser.find', asked.users)
  const numbers = useCall('OpNumber.find', asked.numbers)
  const sources = useCall('TrackingSource.find', asked.sources)
  const calls = useCall('CallLog.find', asked.calls)
  const counts = {
    users: useCall('DashUser.count', asked.count).data?.count,
    numbers: useCall('OpNumber.count', asked.count).data?.count,
    sources: useCall('TrackingSource.count', asked.count).data?.count,
    calls: useCall('CallLog.count', asked.count).data?.count,
  }
  const listOf = (place: RowPlaceId, period?: 'all') => hrefOf(place, {}, { customer: customerId, period })

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
                {rows.map(({ id, Product, productId, quantity, status }) => (
                  <li key={id}>
                    <span>
                      {t('quantity', { name: Product?.name ?? `#${productId}`, quantity: formatNumber(quantity) })}
                    </span>
                    <span className={styles.aside}>{labelOf(subscriptionStateLabels, status)}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Widget>
        <RelatedList title={t('users')} href={listOf('users')} answer={users} count={counts.users} none={t('noUsers')}>
          {(user) => (
            <>
              <PlaceLink href={rowHref('users', { action: 'edit', id: user.id })}>{personName(user)}</PlaceLink>
              <span className={styles.aside}>{user.email}</span>
            </>
          )}
        </RelatedList>
        <RelatedList
          title={t('numbers')}
          href={listOf('trackingNumbers')}
          answer={numbers}
          count={counts.numbers}
          none={t('noNumbers')}
        >
          {(number) => (
            <>
              <PlaceLink href={rowHref('trackingNumbers', { action: 'edit', id: number.id })}>
                {formatPhone(number.tracking_number)}
              </PlaceLink>
              <span className={styles.aside}>{number.description}</span>
            </>
          )}
        </RelatedList>
        <RelatedList
          title={t('sources')}
          href={listOf('trackingSources')}
          answer={sources}
          count={counts.sources}
          none={t('noSources')}
        >
          {(source) => (
            <>
              <PlaceLink href={rowHref('trackingSources', { action: 'edit', id: source.id })}>{source.name}</PlaceLink>
              <span className={styles.aside}>{formatNumber(source.totalCalls)}</span>
            </>
          )}
        </RelatedList>
        <RelatedList
          title={t('calls')}
          href={listOf('callLogs', 'all')}
          answer={calls}
          count={counts.calls}
          none={t('noCalls')}
        >
          {(call) => (
            <>
              <PlaceLink href={rowHref('callLogs', { action: 'edit', id: call.id })}>
                <Unbroken>
                  {t('call', { caller: formatPhone(call.callerNumber), number: formatPhone(call.trackingNumber) })}
                </Unbroken>
              </PlaceLink>
              <span className={styles.aside}>{formatDateTime(call.startedAt)}</span>
            </>
          )}
        </RelatedList>
      </div>
    </>
  )
}
