import { TicketStateName } from '@lineboard/contract/enumerations'
import { choiceOf, type FormattedBlock, formatFilterText, parseFilterText, type Searchable } from '@lineboard/sdk'
import { useId } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import type { BannerProps } from '../../kit/define-resource.ts'
import { valueAt } from '../../kit/value-at.ts'
import { labelOf } from '../../lib/labels.ts'
import { personName } from '../../lib/names.ts'
import { hrefOf } from '../../places/href.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useRemovedIds } from '../../state/pending-changes.ts'
import { useSession } from '../../state/session.ts'
import { CountChip } from '../../ui/count-chip.tsx'
import { Themed } from '../../ui/themed.tsx'
import { RecordLookup } from './record-lookup.tsx'
import { ticketPeople } from './record-source.ts'
import { type StateName, stateId, stateLabels } from './ticket-cells.ts'
import styles from './ticket-counts.module.css'
import { t } from './tickets.messages.ts'

/** Whose tickets are shown: those of a user, by login name, or those nobody works on. Undefined for everybody's. */
export type OwnerChoice = { username: string } | 'nobody' | undefined

const fieldsOf = (filter: string, searchable: Searchable, wanted: string) =>
  parseFilterText(filter, searchable).ast.flatMap((block) =>
    block.type === 'field' && block.key === wanted ? block : [],
  )

/** Values that a filter text says a field has. */
const valuesOf = (filter: string, searchable: Searchable, wanted: string) =>
  fieldsOf(filter, searchable, wanted).flatMap(({ operator, value }) =>
    operator === 'is' || operator === 'has' ? value : [],
  )

/** The state a filter text asks for, where it is one. */
export function stateIn(filter: string, searchable: Searchable): StateName | undefined {
  const [value, ...more] = valuesOf(filter, searchable, 'state')
  const said = value !== undefined && more.length === 0 && choiceOf(searchable.state ?? {}, value)?.value
  return TicketStateName.find((state) => state === said)
}

/** Whose tickets a filter text asks for, where that is one person's or nobody's. */
export function ownerIn(filter: string, searchable: Searchable): OwnerChoice {
  if (fieldsOf(filter, searchable, 'ownerId').some(({ operator }) => operator === 'isEmpty')) return 'nobody'
  const [username, ...more] = valuesOf(filter, searchable, 'owner')
  return username && more.length === 0 ? { username } : undefined
}

/** The filter text with other conditions in the place of those for the keys; the rest of it stays. */
function replaced(
  filter: string,
  searchable: Searchable,
  keys: readonly string[],
  by: FormattedBlock | undefined,
): string {
  const rest = parseFilterText(filter, searchable).ast.filter(
    (block) => block.type !== 'field' || !keys.includes(block.key),
  )
  return formatFilterText(by ? [...rest, by] : rest, searchable)
}

const is = (key: string, value: string | undefined): FormattedBlock | undefined =>
  value === undefined ? undefined : { type: 'field', key, operator: 'is', value }

const ofNobody: FormattedBlock = { type: 'field', key: 'ownerId', operator: 'isEmpty', value: '' }

/** The filter text for another state; undefined for every state. */
export const withState = (filter: string, state: StateName | undefined, searchable: Searchable): string =>
  replaced(filter, searchable, ['state'], is('state', state))

/** The filter text for another owner; undefined for everybody. */
export const withOwner = (filter: string, owner: OwnerChoice, searchable: Searchable): string =>
  replaced(filter, searchable, ['owner', 'ownerId'], owner === 'nobody' ? ofNobody : is('owner', owner?.username))

/** What the address narrows the list to, and where another choice leads, on its first page. */
function useNarrowing(searchable: Searchable) {
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
  const rest = withOwner(withState(filter, undefined, searchable), undefined, searchable)
  return {
    state: stateIn(filter, searchable),
    owner: ownerIn(filter, searchable),
    withState: (state: StateName | undefined) => addressOf(withState(filter, state, searchable)),
    withOwner: (owner: OwnerChoice) => addressOf(withOwner(filter, owner, searchable)),
    /** Counts go by state and owner alone: what they cannot say is not counted. */
    isCountable: !params.has('customer') && rest === '',
  }
}

type Narrowing = ReturnType<typeof useNarrowing>

/** Most tickets of nobody that are counted; there is no call that counts them. */
const maxCounted = 100

/** Tickets by state and by owner, each with how many there are where that can be counted; each leads to those, within what else is filtered. */
export function Banner({ searchable }: BannerProps) {
  const { user } = useSession()
  const narrowing = useNarrowing(searchable)
  const { owner } = narrowing
  const other = owner && owner !== 'nobody' && owner.username !== user?.username ? owner.username : undefined
  const found = useCall('DashUser.find', other ? { filter: { where: { username: other }, limit: 1 } } : null).data?.[0]
  const ownerId = owner === undefined || owner === 'nobody' ? undefined : other ? found?.id : user?.id
  const isCountable = narrowing.isCountable && owner !== 'nobody' && (owner === undefined || ownerId !== undefined)
  return (
    <div className={styles.counts}>
      <nav aria-label={t('countsByState')}>
        <StateChips uid={ownerId} narrowing={{ ...narrowing, isCountable }} />
      </nav>
      <nav aria-label={t('countsByOwner')}>
        <OwnerChip label={t('everybody')} owner={undefined} narrowing={narrowing} />
        {user && (
          <OwnerChip label={t('mine')} owner={{ username: user.username }} uid={user.id} narrowing={narrowing} />
        )}
        <NobodyChip narrowing={narrowing} />
        {other && (
          <OwnerChip
            label={found ? personName(found) : other}
            owner={{ username: other }}
            uid={found?.id}
            narrowing={narrowing}
          />
        )}
        <OwnerLookup narrowing={narrowing} />
      </nav>
    </div>
  )
}

function StateChips({ uid, narrowing }: { uid: number | undefined; narrowing: Narrowing }) {
  const { isCountable } = narrowing
  // One question a state, for there are always these five.
  const counts: Record<StateName, number | undefined> = {
    open: useCount('open', uid, isCountable),
    in_progress: useCount('in_progress', uid, isCountable),
    waiting: useCount('waiting', uid, isCountable),
    resolved: useCount('resolved', uid, isCountable),
    closed: useCount('closed', uid, isCountable),
  }
  const all = TicketStateName.reduce<number | undefined>((sum, state) => {
    const count = counts[state]
    return sum === undefined || count === undefined ? undefined : sum + count
  }, 0)
  return (
    <>
      <CountChip
        label={t('allStates')}
        href={narrowing.withState(undefined)}
        isCurrent={!narrowing.state}
        count={all}
        isCounting={isCountable}
      />
      {TicketStateName.map((state) => (
        <CountChip
          key={state}
          label={labelOf(stateLabels, state)}
          href={narrowing.withState(state)}
          isCurrent={state === narrowing.state}
          count={counts[state]}
          isCounting={isCountable}
        />
      ))}
    </>
  )
}

/** Tickets whose deletion is pending, which the calls that count tickets know still. */
function useRemoved() {
  const { leftOut } = useRemovedIds('Ticket')
  const args = { filter: { where: { id: { inq: leftOut } }, limit: leftOut.length } } as const
  return useCall('Ticket.find', leftOut.length > 0 ? args : null, { silent: true }).data ?? []
}

/** How many tickets of a state, of an owner, or of both their list has. Undefined while nobody knows, and where that is not asked. */
function useCount(state: StateName | undefined, uid: number | undefined, isAsked: boolean): number | undefined {
  const of = uid === undefined ? {} : { uid }
  const inState = useCall('Ticket.countByState', isAsked && state ? { ...of, sid: stateId(state) } : null, {
    silent: true,
  })
  const ofOwner = useCall('Ticket.countByOwner', isAsked && !state && uid !== undefined ? { uid } : null, {
    silent: true,
  })
  const removed = useRemoved().filter(
    (ticket) => (!state || ticket.state === state) && (uid === undefined || ticket.ownerId === uid),
  )
  const count = (state ? inState : ofOwner).data?.count
  return count === undefined ? undefined : Math.max(0, count - removed.length)
}

interface OwnerChipProps {
  label: string
  owner: OwnerChoice
  uid?: number | undefined
  narrowing: Narrowing
}

function OwnerChip({ label, owner, uid, narrowing }: OwnerChipProps) {
  const { state, isCountable } = narrowing
  const isCounting = uid !== undefined && isCountable
  const count = useCount(state, uid, isCounting)
  return (
    <CountChip
      label={label}
      href={narrowing.withOwner(owner)}
      isCurrent={JSON.stringify(narrowing.owner) === JSON.stringify(owner)}
      count={count}
      isCounting={isCounting}
    />
  )
}

function NobodyChip({ narrowing }: { narrowing: Narrowing }) {
  const { state, isCountable } = narrowing
  const { leftOut } = useRemovedIds('Ticket')
  const where = {
    ownerId: null,
    ...(state && { stateId: stateId(state) }),
    ...(leftOut.length > 0 && { id: { nin: leftOut } }),
  }
  const ofNobody = { filter: { where, fields: ['id'], limit: maxCounted } } as const
  const count = useCall('Ticket.find', isCountable ? ofNobody : null).data?.length
  return (
    <CountChip
      label={t('nobodys')}
      href={narrowing.withOwner('nobody')}
      isCurrent={narrowing.owner === 'nobody'}
      isCounting={isCountable}
      count={count === maxCounted ? t('orMore', { count: formatNumber(count) }) : count}
    />
  )
}

/** Chooses the owner of the tickets that are shown, among all whom this person may look up. */
function OwnerLookup({ narrowing }: { narrowing: Narrowing }) {
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
            person && navigate(narrowing.withOwner({ username: String(valueAt(person.row, 'username')) }))
          }
        />
      </Themed>
    </div>
  )
}
