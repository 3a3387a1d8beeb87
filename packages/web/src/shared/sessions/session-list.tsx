import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { formatDateTime } from '../../state/dates.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { browserInWords } from './browser-in-words.ts'
import styles from './session-list.module.css'
import { t } from './sessions.messages.ts'

type UserSession = components['schemas']['UserSession']

interface SessionListProps {
  userId: number
  /** They are the person's own, of which one is this one. */
  isOwn: boolean
}

function SessionLine({ session, onEnd }: { session: UserSession; onEnd: (() => void) | undefined }) {
  const { createdAt, lastSeenAt, address, userAgent, isCurrent } = session
  const name = browserInWords(userAgent)
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {isCurrent && <span className={styles.here}>{t('here')}</span>}
        <div className={styles.facts}>
          <span>{t('since', { time: formatDateTime(createdAt) })}</span>
          <span>{t('lastSeen', { time: formatDateTime(lastSeenAt) })}</span>
          {address && <span>{t('from', { address })}</span>}
        </div>
      </div>
      {onEnd && (
        <Button variant="outlined" aria-label={t('endFor', { name })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}

/** Where somebody is signed in, each session to be ended, or all but this one at once. */
export function SessionList({ userId, isOwn }: SessionListProps) {
  // Sessions begin in other browsers. SWR asks at most once in two seconds, whatever the throttle.
  const {
    data: sessions,
    error,
    mutate,
  } = useCall(
    'DashUser.findSessions',
    { id: userId },
    { silent: true, revalidateOnFocus: true, focusThrottleInterval: 0 },
  )
  const [isEnding, setEnding] = useState(false)
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!sessions) return null
  const end = async (call: () => Promise<{ count: number }>) => {
    setEnding(true)
    try {
      const { count } = await call()
      toast({ severity: 'success', text: t('ended', { count }) })
    } catch (problem) {
      reportError(problem)
    } finally {
      setEnding(false)
    }
    await mutate()
  }
  const endOne = ({ id, isCurrent }: UserSession) =>
    isCurrent || isEnding ? undefined : () => void end(() => api().DashUser.endSession({ id: userId, sessionId: id }))
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <>
      <ul className={styles.lines}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={endOne(session)} />
        ))}
      </ul>
      {others === 0 && <p className={styles.hint}>{t(isOwn ? 'noOthers' : 'none')}</p>}
      {others > 0 && isOwn && <p className={styles.hint}>{t('strange')}</p>}
      {others > 0 && (
        <div>
          <Button
            variant="outlined"
            loading={isEnding}
            onClick={() => void end(() => api().DashUser.endSessions({ id: userId }))}
          >
            {t(isOwn ? 'endOthers' : 'endAll')}
          </Button>
        </div>
      )}
    </>
  )
}
