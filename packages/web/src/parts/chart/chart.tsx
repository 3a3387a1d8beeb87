import { useState } from 'react'
import { useLocation } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import textButton from '../../ui/text-button.module.css'
import { t } from './chart.messages.ts'
import styles from './chart.module.css'
import { type ChartData, chartGist, heightOf, hrefAt } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'

const canvas = loadOnce(() => import('./chart-canvas.tsx'))

// Who brings this is about to show one: both files come together.
void canvas.load().catch(() => undefined)

interface ChartProps {
  label: string
  data: ChartData
  /** The figures can be read as a table too; not where one stands below. @default true */
  hasTable?: boolean
}

/** Figures as a picture. A press on a bar or cell opens what it counts; its table has the same as links. */
export function Chart({ label, data, hasTable = true }: ChartProps) {
  const { value, failed } = useLoaded(canvas)
  const [isTable, setTable] = useState(false)
  const [, navigate] = useLocation()
  const mayOpen = useMayOpen()
  const heightPx = heightOf(data)
  const open = (at: number) => {
    const href = hrefAt(data, at)
    if (href && mayOpen(href)) navigate(href)
  }
  return (
    <div>
      {!failed && (
        <div role="img" aria-label={gistOf(label, data)} style={{ height: heightPx }}>
          {value && <value.ChartCanvas data={data} heightPx={heightPx} onPress={open} />}
        </div>
      )}
      <div className={styles.foot}>
        <Legend data={data} />
        {hasTable && !failed && (
          <button
            type="button"
            className={`${textButton.link} ${styles.toggle}`}
            aria-expanded={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'hideTable' : 'showTable')}
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
      </div>
      {(isTable || failed) && <ChartTable label={label} data={data} />}
    </div>
  )
}

function gistOf(label: string, data: ChartData): string {
  const gist = chartGist(data)
  if (!gist) return t('nothing', { label })
  const { total, most, mostValue } = gist
  return t('gist', { label, total: formatNumber(total), most, value: formatNumber(mostValue) })
}

function Legend({ data }: { data: ChartData }) {
  if (data.kind === 'heat' || data.series.length < 2) return <span />
  return (
    <ul className={styles.legend} aria-hidden="true">
      {data.series.map(({ label, tone }) => (
        <li key={label} data-tone={tone}>
          {label}
        </li>
      ))}
    </ul>
  )
}
