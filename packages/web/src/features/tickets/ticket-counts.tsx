import { Link, useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { formatNumber } from '../../lib/format.ts'
import { useSession } from '../../state/session.ts'
import { type StateName, stateId, stateLabels, states } from './labels.ts'
import styles from './ticket-counts.module.css'
import { t } from './tickets.messages.ts'

const listPath = '/service/ticket'

function Tab({ label, filter, count }: { label: string; filter: string; count?: number | undefined }) {
  const isCurrent = (new URLSearchParams(useSearch()).get('filter') ?? '') === filter
  const href = filter ? `${listPath}?${new URLSearchParams({ filter })}` : listPath
  return (
    <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
      {label}
      {count !== undefined && <span>{formatNumber(count)}</span>}
    </Link>
  )
}

function StateTab({ state }: { state: StateName }) {
  const { data } = useCall('Ticket.countByState', { sid: stateId(state) })
  return <Tab label={stateLabels[state]} filter={`state:"${state}"`} count={data?.count} />
}

/** How many tickets are in each state and how many one works on oneself; each leads to those. */
export function Banner() {
  const { user } = useSession()
  const mine = useCall('Ticket.countByOwner', user ? { uid: user.id } : null).data?.count
  return (
    <nav className={styles.counts} aria-label={t('counts')}>
      <Tab label={t('allStates')} filter="" />
      {states.map((state) => (
        <StateTab key={state} state={state} />
      ))}
      {user && <Tab label={t('mine')} filter={`owner:"${user.username}"`} count={mine} />}
    </nav>
  )
}
