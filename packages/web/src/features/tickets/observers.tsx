import type { components } from '@lineboard/contract'
import Close from '@mui/icons-material/Close'
import { useId } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { FactsSection } from '../../ui/facts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RecordLookup } from './record-lookup.tsx'
import styles from './ticket-details.module.css'
import { useTicketPeople } from './ticket-owner-input.tsx'
import { ticketPeople } from './ticket-people.ts'
import { t } from './tickets.messages.ts'
import { useObservers } from './use-observers.ts'

interface ObserversProps {
  version: Pick<components['schemas']['TicketVersion'], 'id' | 'ticketId'>
  /** Customer whose people can be told. */
  customerId?: number
  mayChange: boolean
}

/** Who is told of changes, and how many; anybody who can have to do with the ticket is added and taken out. */
export function Observers({ version, customerId, mayChange }: ObserversProps) {
  const place = { id: version.ticketId, versionId: version.id }
  const { user } = useSession()
  const observers = useObservers(place)
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
  const add = (userId: number) => change(() => api().Ticket.createVersionObserver({ ...place, body: { userId } }))
  const remove = (obId: number) => change(() => api().Ticket.deleteVersionObserver({ ...place, obId }))

  return (
    <FactsSection title={count ? t('observersCount', { count: formatNumber(count) }) : t('observers')}>
      {count === 0 && <p className={styles.hint}>{t('noObservers')}</p>}
      <ul className={styles.files} aria-label={t('observers')}>
        {observers.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {mayChange && (
              <IconButton label={t('removeObserver', { name })} onClick={() => void remove(id)}>
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
            <Button onClick={() => void (own ? remove(own.id) : add(user.id))}>
              {own ? t('unobserve') : t('observe')}
            </Button>
          )}
        </div>
      )}
    </FactsSection>
  )
}
