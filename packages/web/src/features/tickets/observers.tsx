import type { components } from '@lineboard/contract'
import Close from '@mui/icons-material/Close'
import { useId } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { nameOrId } from '../../shared/names/named.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { FactsSection } from '../../ui/facts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RecordLookup } from './record-lookup.tsx'
import { ticketPeople } from './record-source.ts'
import styles from './ticket-details.module.css'
import { useTicketPeople } from './ticket-owner-input.tsx'
import { t } from './tickets.messages.ts'

/** Somebody who is told of changes of a ticket. */
interface NamedObserver {
  id: number
  userId: number
  name: string
  user: components['schemas']['DashUser'] | undefined
}

/** Who observes a version, by name. */
export function useObservers(place: { id: number; versionId: number }): readonly NamedObserver[] | undefined {
  const { data: observers } = useCall('Ticket.findVersionObservers', place)
  // Names come with the observers: staff can be none of the users that this person may look up.
  const filter = { where: { versionId: place.versionId }, include: ['DashUser'] } as const
  const named = useCall('Observer.find', { filter }, { silent: true, keepPreviousData: true })
  if (!observers || !(named.data || named.error)) return undefined
  return observers.map(({ id, userId }) => {
    const user = named.data?.find((each) => each.id === id)?.DashUser
    return { id, userId, user, name: nameOrId(user, userId) }
  })
}

interface ObserversProps {
  version: Pick<components['schemas']['TicketVersion'], 'id' | 'ticketId'>
  /** Customer whose people can be told. */
  customerId?: number
  mayChange: boolean
}

/** The version whose observers are told from now on: another one may have been added since this one was shown. */
async function latestAfter({ id, ticketId }: ObserversProps['version']) {
  const filter = { where: { id: ticketId }, fields: ['id', 'versionId'], limit: 1 } as const
  const [ticket] = await api().Ticket.find({ filter })
  return { id: ticketId, versionId: ticket?.versionId ?? id }
}

/** Who is told of changes, and how many; anybody who can have to do with the ticket is added and taken out. */
export function Observers({ version, customerId, mayChange }: ObserversProps) {
  const place = { id: version.ticketId, versionId: version.id }
  const { user } = useSession()
  const observers = useObservers(place) ?? []
  const count = useCall('Ticket.countVersionObservers', place).data?.count
  const where = useTicketPeople(customerId)
  const lookupId = useId()
  const own = observers.find(({ userId }) => userId === user?.id)

  const change = async (call: () => Promise<unknown>) => {
    try {
      await call()
      await refresh('Ticket', 'Observer')
    } catch (error) {
      reportError(error)
    }
  }
  const add = (userId: number) =>
    change(async () => api().Ticket.createVersionObserver({ ...(await latestAfter(version)), body: { userId } }))
  const remove = (userId: number) =>
    change(async () => {
      const latest = await latestAfter(version)
      const there = await api().Ticket.findVersionObservers(latest)
      const found = there.filter((each) => each.userId === userId)
      await Promise.all(found.map(({ id: obId }) => api().Ticket.deleteVersionObserver({ ...latest, obId })))
    })

  return (
    <FactsSection title={count ? t('observersCount', { count: formatNumber(count) }) : t('observers')}>
      {count === 0 && <p className={styles.hint}>{t('noObservers')}</p>}
      <ul className={styles.files} aria-label={t('observers')}>
        {observers.map(({ id, userId, name }) => (
          <li key={id}>
            <span>{name}</span>
            {mayChange && (
              <IconButton label={t('removeObserver', { name })} onClick={() => void remove(userId)}>
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className={styles.addObserver}>
          <label htmlFor={lookupId}>{t('addObserver')}</label>
          <RecordLookup
            id={lookupId}
            source={ticketPeople}
            where={where}
            without={observers.map(({ userId }) => userId)}
            placeholder={t('searchByName')}
            onChoose={(person) => person && void add(person.id)}
          />
          {user && (
            <Button onClick={() => void (own ? remove : add)(user.id)}>{own ? t('unobserve') : t('observe')}</Button>
          )}
        </div>
      )}
    </FactsSection>
  )
}
