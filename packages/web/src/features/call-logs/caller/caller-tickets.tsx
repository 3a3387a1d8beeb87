import { useTicketsAbout } from '../../../parts/tickets/use-tickets-about.ts'
import { rowHref } from '../../../places/href.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { Widget } from '../../../ui/widget.tsx'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import type { CallerAnswers } from './use-caller.ts'

/** Tickets about calls of the number. */
export function CallerTickets({ caller: { calls } }: { caller: CallerAnswers }) {
  const answer = useTicketsAbout(calls)
  return (
    <Widget title={t('tickets')} answer={answer} heightPx={40}>
      {(about) =>
        about.length === 0 ? (
          <p className={styles.none}>{t('noTickets')}</p>
        ) : (
          <ul className={styles.lines}>
            {about.map(({ id, subject, state, updatedAt }) => (
              <li key={id}>
                <PlaceLink href={rowHref('tickets', { action: 'view', id })}>{subject}</PlaceLink>
                <span className={styles.aside}>
                  {t(`state.${state}`)}, {formatDateTime(updatedAt)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}
