import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/names.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import type { RowPlaceId } from '../../places/places.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './customer-panel.messages.ts'
import styles from './customer-panel-page.module.css'

interface RelatedListProps<Row> {
  title: string
  /** Where all rows are listed. */
  href: string
  answer: { data: readonly Row[] | undefined; error: Error | undefined; mutate: () => unknown }
  /** How many rows there are in all, once that is known. */
  count: number | undefined
  /** Said where there are none. */
  none: string
  children: (row: Row) => ReactNode
}

/** The first rows of something that belongs to a customer, and the way to all of them. */
function RelatedList<Row extends { id: number }>(props: RelatedListProps<Row>) {
  const { title, href, answer, count, none, children } = props
  return (
    <Widget
      title={title}
      action={count ? <PlaceLink href={href}>{t('all', { count: formatNumber(count) })}</PlaceLink> : undefined}
      answer={answer}
      heightPx={180}
      isSpare
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}

/** Rows a list shows of what there is. */
const shown = 5

/** What the lists ask for. Each has the count of all its rows beside it. */
function relatedCalls(customerId: number) {
  const where = { customerId }
  return {
    count: { where },
    users: { filter: { where, limit: shown, order: 'username ASC' } },
    numbers: { filter: { where, limit: shown, order: 'totalCalls DESC' } },
    sources: { filter: { where, limit: shown, order: 'totalCalls DESC' } },
    calls: { filter: { where, limit: shown, order: 'startedAt DESC' } },
  } as const
}

/** Users, numbers, sources and calls of a customer. */
export function RelatedLists({ customerId }: { customerId: number }) {
  const formatPhone = usePhoneFormat()
  const asked = relatedCalls(customerId)
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
            <span className={styles.aside}>{t('callsSoFar', { count: source.totalCalls })}</span>
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
    </>
  )
}
