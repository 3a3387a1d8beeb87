import type { components } from '@lineboard/contract'
import { useCall } from '../../../data/use-call.ts'
import { rowHref } from '../../../places/href.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { Widget } from '../../../ui/widget.tsx'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import type { CallerAnswers } from './use-caller.ts'

type Ticket = components['schemas']['Ticket']

/** Ids travel in the address: so many calls, the latest, are looked up. */
const mostIds = 100
/** Tickets can't be asked for by what they are about: so many, the latest, are looked through. */
const mostTickets = 100

const isAbout = ({ versions = [] }: Ticket, assets: ReadonlySet<number>) =>
  versions.some(({ assetIds }) => assetIds.some((id) => assets.has(id)))

/** Tickets about calls of the number. */
export function CallerTickets({ caller: { calls } }: { caller: CallerAnswers }) {
  const ids = calls?.slice(0, mostIds).map(({ id }) => id) ?? []
  const ofCalls = { filter: { where: { kind: 'call', recordId: { inq: ids } } } } as const
  const assets = useCall('Asset.find', ids.length > 0 ? ofCalls : null, { silent: true })
  const found = new Set(assets.data?.map(({ id }) => id))
  const latest = { filter: { include: ['versions'], order: 'updatedAt DESC', limit: mostTickets } } as const
  const tickets = useCall('Ticket.find', found.size > 0 ? latest : null, { silent: true })
  const isNone = calls?.length === 0 || assets.data?.length === 0
  const data = isNone ? [] : tickets.data?.filter((ticket) => isAbout(ticket, found))
  const answer = {
    data,
    error: assets.error ?? tickets.error,
    mutate: () => Promise.all([assets.mutate(), tickets.mutate()]),
  }
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
