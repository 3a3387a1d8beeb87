import styles from './call-lines.module.css'
import { t } from './ui.messages.ts'

const lines = [
  { source: 'searchAds', from: 40, target: 'support', to: 250, delayMs: 0 },
  { source: 'billboard', from: 130, target: 'sales', to: 70, delayMs: 1300 },
  { source: 'flyer', from: 220, target: 'voicemail', to: 340, delayMs: 2300 },
  { source: 'referral', from: 310, target: 'bookings', to: 160, delayMs: 3100 },
] as const

const left = 128
const right = 392

/** Calls running from where they came from to who takes them: decoration. */
export function CallLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 520 380" aria-hidden="true">
      {lines.map(({ source, from, target, to, delayMs }) => {
        const middle = (left + right) / 2
        const path = `M${left} ${from} C ${middle} ${from}, ${middle} ${to}, ${right} ${to}`
        return (
          <g key={source}>
            <path className={styles.line} d={path} />
            <path className={styles.call} d={path} pathLength={100} style={{ animationDelay: `${delayMs}ms` }} />
            <rect className={styles.end} x="1" y={from - 20} width={left - 2} height="40" rx="20" />
            <rect className={styles.end} x={right} y={to - 20} width={left - 2} height="40" rx="20" />
            <text className={styles.name} x={left / 2} y={from + 5}>
              {t(`lines.${source}`)}
            </text>
            <text className={styles.name} x={right + left / 2} y={to + 5}>
              {t(`lines.${target}`)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
