import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { FactsSection } from '../../ui/facts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

interface ObserversProps {
  ticketId: number
  versionId: number
  mayChange: boolean
}

/** Who is told of changes: oneself can be added, anybody taken out. */
export function Observers({ ticketId, versionId, mayChange }: ObserversProps) {
  const place = { id: ticketId, versionId }
  const { user } = useSession()
  const { data: observers = [], mutate } = useCall('Ticket.findVersionObservers', place)
  const ids = observers.map(({ userId }) => userId)
  const { data: people = [] } = useCall('DashUser.severalUser', ids.length > 0 ? { body: { ids } } : null)
  const own = observers.find(({ userId }) => userId === user?.id)

  const change = async (call: () => Promise<unknown>) => {
    try {
      await call()
      await mutate()
    } catch (error) {
      reportError(error)
    }
  }
  const observe = () =>
    user && change(() => api().Ticket.createVersionObserver({ ...place, body: { userId: user.id } }))
  const remove = (obId: number) => change(() => api().Ticket.deleteVersionObserver({ ...place, obId }))

  return (
    <FactsSection title={t('observers')}>
      {observers.length === 0 && <p className={styles.hint}>{t('noObservers')}</p>}
      <ul className={styles.files}>
        {observers.map(({ id, userId }) => {
          const found = people.find((each) => each.id === userId)
          const name = found ? personName(found) : `#${userId}`
          return (
            <li key={id}>
              <span>{name}</span>
              {mayChange && (
                <IconButton label={t('removeObserver', { name })} onClick={() => void remove(id)}>
                  <Close fontSize="small" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {mayChange && (
        <Button onClick={() => void (own ? remove(own.id) : observe())}>{own ? t('unobserve') : t('observe')}</Button>
      )}
    </FactsSection>
  )
}
