import { TicketStateName } from '@lineboard/contract/enumerations'
import { useId } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/label-of.ts'
import { personName } from '../../lib/person-name.ts'
import { hrefOf } from '../../places/href.ts'
import { valueAt } from '../../resource/rows/value-at.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { CountChip } from '../../ui/count-chip.tsx'
import { Themed } from '../../ui/themed.tsx'
import { RecordLookup } from './record-lookup.tsx'
import styles from './ticket-counts.module.css'
import { type OwnerChoice, ownerIn, stateIn, withOwner, withState } from './ticket-filter.ts'
import { type StateName, stateId, stateLabels } from './ticket-labels.ts'
import { ticketPeople } from './ticket-people.ts'
import { t } from './tickets.messages.ts'

/** The filter of the address, and the address with another one, on its first page. */
function useFilter() {
  const search = useSearch()
  const params = new URLSearchParams(search)
  const filter = params.get('filter') ?? ''
  const addressOf = (next: string) => {
    const other = new URLSearchParams(search)
    other.delete('page')
    if (next) other.set('filter', next)
    else other.delete('filter')
    return hrefOf('tickets', {}, other)
  }
  return { filter, addressOf, isOfOneCustomer: params.has('customer') }
}

/** Most tickets of nobody that are counted; there is no call that counts them. */
const maxCounted = 100

const ofNobody = { filter: { where: { ownerId: null }, fields: ['id'], limit: maxCounted } } as const

/** Tickets by state and by owner, each with how many there are; each leads to those, within what else is filtered. */
export function Banner() {
  const { user } = useSession()
  const { filter, isOfOneCustomer } = useFilter()
  const owner = ownerIn(filter)
  const other = owner && owner !== 'nobody' && owner.username !== user?.username ? owner.username : undefined
  const found = useCall('DashUser.find', other ? { filter: { where: { username: other }, limit: 1 } } : null).data?.[0]
  const ownerId = owner === undefined || owner === 'nobody' ? undefined : other ? found?.id : user?.id
  // Counts go by state and owner alone: what they cannot say is not counted.
  const isCountable = !isOfOneCustomer && owner !== 'nobody' && (owner === undefined || ownerId !== undefined)
  return (
    <div className={styles.counts}>
      <nav aria-label={t('countsByState')}>
        <StateChips uid={ownerId} isCountable={isCountable} />
      </nav>
      <nav aria-label={t('countsByOwner')}>
        <OwnerChip label={t('everybody')} owner={undefined} />
        {user && <OwnerChip label={t('mine')} owner={{ username: user.username }} uid={user.id} />}
        <NobodyChip />
        {other && <OwnerChip label={found ? personName(found) : other} owner={{ username: other }} uid={found?.id} />}
        <OwnerLookup />
      </nav>
    </div>
  )
}

function StateChips({ uid, isCountable }: { uid: number | undefined; isCountable: boolean }) {
  const { filter, addressOf } = useFilter()
  const current = stateIn(filter)
  const of = (state: StateName) => (isCountable ? { sid: stateId(state), ...(uid !== undefined && { uid }) } : null)
  // One question a state, for there are always these five.
  const counts: Record<StateName, number | undefined> = {
    open: useCall('Ticket.countByState', of('open')).data?.count,
    in_progress: useCall('Ticket.countByState', of('in_progress')).data?.count,
    waiting: useCall('Ticket.countByState', of('waiting')).data?.count,
    resolved: useCall('Ticket.countByState', of('resolved')).data?.count,
    closed: useCall('Ticket.countByState', of('closed')).data?.count,
  }
  const all = TicketStateName.reduce<number | undefined>((sum, state) => {
    const count = counts[state]
    return sum === undefined || count === undefined ? undefined : sum + count
  }, 0)
  return (
    <>
      <CountChip
        label={t('allStates')}
        href={addressOf(withState(filter, undefined))}
        isCurrent={!current}
        count={all}
        isCounting={isCountable}
      />
      {TicketStateName.map((state) => (
        <CountChip
          key={state}
          label={labelOf(stateLabels, state)}
          href={addressOf(withState(filter, state))}
          isCurrent={state === current}
          count={counts[state]}
          isCounting={isCountable}
        />
      ))}
    </>
  )
}

function OwnerChip({ label, owner, uid }: { label: string; owner: OwnerChoice; uid?: number | undefined }) {
  const { filter, addressOf, isOfOneCustomer } = useFilter()
  const isCounting = uid !== undefined && !isOfOneCustomer
  const count = useCall('Ticket.countByOwner', isCounting ? { uid } : null).data?.count
  const isCurrent = JSON.stringify(ownerIn(filter)) === JSON.stringify(owner)
  const href = addressOf(withOwner(filter, owner))
  return <CountChip label={label} href={href} isCurrent={isCurrent} count={count} isCounting={isCounting} />
}

function NobodyChip() {
  const { filter, addressOf, isOfOneCustomer } = useFilter()
  const count = useCall('Ticket.find', isOfOneCustomer ? null : ofNobody).data?.length
  return (
    <CountChip
      label={t('nobodys')}
      href={addressOf(withOwner(filter, 'nobody'))}
      isCurrent={ownerIn(filter) === 'nobody'}
      isCounting={!isOfOneCustomer}
      count={count === maxCounted ? t('orMore', { count: formatNumber(count) }) : count}
    />
  )
}

/** Chooses the owner of the tickets that are shown, among all whom this person may look up. */
function OwnerLookup() {
  const { filter, addressOf } = useFilter()
  const [, navigate] = useLocation()
  const id = useId()
  return (
    <div className={styles.lookup}>
      <label htmlFor={id} className="visually-hidden">
        {t('ofOwner')}
      </label>
      <Themed>
        <RecordLookup
          id={id}
          source={ticketPeople}
          placeholder={t('ofOwner')}
          onChoose={(person) =>
            person && navigate(addressOf(withOwner(filter, { username: String(valueAt(person.row, 'username')) })))
          }
        />
      </Themed>
    </div>
  )
}
