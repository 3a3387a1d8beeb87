import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { reportError } from '../../data/report-error.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import textButton from '../../ui/text-button.module.css'
import { t } from './chart.messages.ts'
import styles from './chart.module.css'
import { besideTotal, type ChartData, chartGist, heightOf, hrefAt, valueText } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import type { PictureFacts } from './picture-option.ts'

const drawing = loadOnce(() => import('./drawing.ts'))

// Who brings this is about to show one: both files come together.
void drawing.load().catch(() => undefined)

interface ChartProps {
  label: string
  data: ChartData
  /** The figures can be read as a table too; not where one stands below. @default true */
  hasTable?: boolean
  /** It is drawn higher than usual; lying bars are as high as they are many. @default false */
  isTall?: boolean
  /** What a picture of it says beside the chart; without it none can be saved. */
  picture?: (() => Promise<PictureFacts>) | undefined
}

/** Figures as a picture. A press on a bar or cell opens what it counts; its table has the same as links. */
export function Chart({ label, data, hasTable = true, isTall = false, picture }: ChartProps) {
  const { value, failed } = useLoaded(drawing)
  const [isTable, setTable] = useState(false)
  const [, navigate] = useLocation()
  const mayOpen = useMayOpen()
  const heightPx = heightOf(data, isTall)
  const frame = useRef<HTMLDivElement>(null)
  const open = (at: number) => {
    const href = hrefAt(data, at)
    if (href && mayOpen(href)) navigate(href)
  }
  async function save(factsOf: () => Promise<PictureFacts>) {
    try {
      const [{ savePicture }, facts] = await Promise.all([drawing.load(), factsOf()])
      await savePicture(label, data, frame.current?.clientWidth ?? heightPx, facts)
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <div>
      {!failed && (
        <div ref={frame} role="img" aria-label={gistOf(label, data)} style={{ height: heightPx }}>
          {value && <value.ChartCanvas data={data} heightPx={heightPx} onPress={open} />}
        </div>
      )}
      <div className={styles.foot}>
        <Legend data={data} />
        {!failed && (
          <span className={styles.actions}>
            {picture && (
              <button type="button" className={textButton.link} onClick={() => void save(picture)}>
                {t('save')}
                <span className="visually-hidden">: {label}</span>
              </button>
            )}
            {hasTable && (
              <button
                type="button"
                className={textButton.link}
                aria-expanded={isTable}
                onClick={() => setTable(!isTable)}
              >
                {t(isTable ? 'hideTable' : 'showTable')}
                <span className="visually-hidden">: {label}</span>
              </button>
            )}
          </span>
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
  const words = t('gist', { label, total: valueText(data, total), most, value: valueText(data, mostValue) })
  const against = besideTotal(data)
  if (data.kind === 'heat' || !data.beside || against === undefined) return words
  return t('beside', { gist: words, beside: data.beside.label, total: valueText(data, against) })
}

function Legend({ data }: { data: ChartData }) {
  if (data.kind === 'heat' || (data.series.length < 2 && !data.beside)) return <span />
  return (
    <ul className={styles.legend} aria-hidden="true">
      {data.series.map(({ label, tone }) => (
        <li key={label} data-tone={tone}>
          {label}
        </li>
      ))}
      {data.beside && <li data-tone={data.isLying ? 'besideBar' : 'besideLine'}>{data.beside.label}</li>}
    </ul>
  )
}
