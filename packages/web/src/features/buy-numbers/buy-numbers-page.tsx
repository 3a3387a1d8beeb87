import { DAY_MS } from '@lineboard/contract/durations'
import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { subscribeLive } from '../../data/live.ts'
import { useOwnMoney } from '../../data/own-money.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { permissionAdminText } from '../../places/why-unseen.ts'
import { useMay } from '../../state/may.ts'
import { type User, useSession } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import { noteOutcome } from './held-numbers.ts'
import { HeldPanel } from './held-panel.tsx'
import { priceOf, refreshMarket } from './market.ts'
import { lookupArgs, readQuery, startCountry, writeQuery } from './number-query.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

/** Days without a call after which a number is idle. */
const IDLE_DAYS = 30

/** Numbers of a customer that nobody has called for long, and what they cost; nothing where there are none. */
export function IdleNumbers({ customerId }: { customerId: number }) {
  const [before] = useState(() => new Date(Date.now() - IDLE_DAYS * DAY_MS))
  const format = useOwnMoney()
  const { data = [] } = useCall(
    'OpNumber.find',
    {
      filter: {
        where: {
          and: [
            { customerId, status: { inq: ['active', 'paused'] }, createdAt: { lt: before } },
            { or: [{ lastCallAt: { lt: before } }, { lastCallAt: null }] },
          ],
        },
        fields: ['id', 'monthlyPrice'],
      },
    },
    { silent: true },
  )
  if (data.length === 0) return null
  const { monthly } = priceOf(data.map(({ monthlyPrice }) => ({ monthlyPrice, setupPrice: 0 })))
  return (
    <p className={styles.idle}>
      {t('idle', { count: data.length, days: IDLE_DAYS, price: format(monthly) })}{' '}
      <PlaceLink href={hrefOf('trackingNumbers', {}, { sort: 'lastCallAt' })}>{t('idleOpen')}</PlaceLink>
    </p>
  )
}

export { Themed as Around } from '../../ui/themed.tsx'

/** Searches the numbers that are for sale, holds some, and buys them. */
export function Page() {
  const { user } = useSession()
  return user?.Customer ? <Market customer={user.Customer} /> : <PageHeader title={t('title')} />
}

/** Leads on to a part of the page that is out of sight, such as on a phone. */
export function leadTo(part: HTMLElement | null): void {
  if (!part) return
  const { top } = part.getBoundingClientRect()
  if (top >= 0 && top < innerHeight / 2) return
  part.scrollIntoView({ block: 'start' })
  part.focus({ preventScroll: true })
}

function Market({ customer }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const countries = useCall('NumberProvider.countries', {}, { silent: true })
  const query = readQuery(search, startCountry(countries.data))
  const key = writeQuery(query)
  const found = useCall('NumberProvider.lookup', lookupArgs(query), { silent: true })
  const { access } = useSession()
  const readOnly = !useMay('NumberProvider.reserve')
  const customerId = customer.id
  const heldPart = useRef<HTMLDivElement>(null)
  const resultsPart = useRef<HTMLDivElement>(null)

  // Colleagues hold and buy for the same customer.
  useEffect(
    () =>
      subscribeLive('number_management', (message) => {
        if (message.event === 'message') return
        noteOutcome(customerId, message.data)
        refreshMarket()
      }),
    [customerId],
  )

  return (
    <>
      <PageHeader title={t('title')} subtitle={readOnly ? undefined : t('subtitle')} />
      {readOnly && access && (
        <Alert severity="info" className={styles.note ?? ''}>
          {t('readOnly', { who: permissionAdminText(access) })}
        </Alert>
      )}
      <div className={styles.grid}>
        <div className={styles.search}>
          <Widget title={t('search.title')} answer={countries} heightPx={120}>
            {(list) => (
              <SearchForm
                key={writeQuery({ ...query, page: 1 })}
                countries={list}
                query={query}
                onSearch={(next) => {
                  navigate(`${path}?${writeQuery(next)}`)
                  leadTo(resultsPart.current)
                }}
              />
            )}
          </Widget>
        </div>
        <div ref={heldPart} tabIndex={-1} className={styles.held}>
          <HeldPanel customer={customer} readOnly={readOnly} />
          <IdleNumbers customerId={customerId} />
        </div>
        <div ref={resultsPart} tabIndex={-1} className={styles.results}>
          <Widget title={t('results.title')} answer={found} heightPx={320}>
            {(result) => (
              <SearchResults
                key={key}
                customerId={customerId}
                result={result}
                query={query}
                hrefOf={(page) => `${path}?${writeQuery({ ...query, page })}`}
                readOnly={readOnly}
                onHeld={() => leadTo(heldPart.current)}
              />
            )}
          </Widget>
        </div>
      </div>
    </>
  )
}

/** Asks ahead of need for the countries and the first numbers. */
export function ask(search: string): void {
  prefetchCall('NumberProvider.countries', {})
  prefetchCall('NumberProvider.lookup', lookupArgs(readQuery(search, startCountry())))
}
