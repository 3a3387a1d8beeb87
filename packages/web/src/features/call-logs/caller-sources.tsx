import { useCall } from '../../data/use-call.ts'
import { rowHref } from '../../places/href.ts'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import { sourcesOf } from './figures-of.ts'
import type { CallerAnswers } from './use-caller.ts'

/** Which sources brought the caller, with how many calls each. */
export function CallerSources({ caller: { calls, error, retry } }: { caller: CallerAnswers }) {
  const sources = sourcesOf(calls ?? [])
  const ids = sources.map(({ id }) => id)
  const asked = ids.length > 0 ? ({ filter: { where: { id: { inq: ids } }, fields: ['id', 'name'] } } as const) : null
  const named = useCall('TrackingSource.find', asked, { silent: true }).data
  const nameOf = (id: number) => named?.find((source) => source.id === id)?.name ?? t('unnamedSource')
  return (
    <Widget title={t('sources')} answer={{ data: calls, error, mutate: retry }} heightPx={40}>
      {() =>
        sources.length === 0 ? (
          <p className={styles.none}>{t('noSources')}</p>
        ) : (
          <ul className={styles.lines}>
            {sources.map(({ id, calls: count }) => (
              <li key={id}>
                <PlaceLink href={rowHref('trackingSources', { action: 'edit', id })}>{nameOf(id)}</PlaceLink>
                <span className={styles.aside}>{t('ofCalls', { count, shown: formatNumber(count) })}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}
