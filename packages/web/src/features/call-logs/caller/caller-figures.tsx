import { useCall } from '../../../data/use-call.ts'
import { formatDuration } from '../../../lib/format.ts'
import { formatDate } from '../../../state/dates.ts'
import { formatNumber } from '../../../state/numbers.ts'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import { figuresOf } from './figures-of.ts'
import { type CallerAnswers, mostCalls } from './use-caller.ts'

/** When the number called first and last, how often, and how much was talked. */
export function CallerFigures({ caller: { number, customerId, calls } }: { caller: CallerAnswers }) {
  const isCut = calls?.length === mostCalls
  const where = { callerNumber: number, ...(customerId !== undefined && { customerId }) }
  const count = useCall('CallLog.count', isCut ? { where } : null, { silent: true }).data?.count
  const figures = calls && figuresOf(calls)
  const tiles = [
    { label: t('calls'), value: figures && formatNumber(count ?? figures.calls) },
    { label: t('answered'), value: figures && formatNumber(figures.answered) },
    { label: t('talkTime'), value: figures && formatDuration(figures.talkSeconds) },
    { label: isCut ? t('firstShown') : t('firstCall'), value: figures?.first && formatDate(figures.first) },
    { label: t('lastCall'), value: figures?.last && formatDate(figures.last) },
  ]
  return (
    <section className={styles.figures} aria-label={t('figures')}>
      <dl className={styles.tiles}>
        {tiles.map(({ label, value }) => (
          <div key={label} className={styles.tile}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {isCut && <p className={styles.note}>{t('cut', { count: mostCalls })}</p>}
    </section>
  )
}
