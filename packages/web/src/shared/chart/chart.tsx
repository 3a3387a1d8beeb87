import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { reportError } from '../../data/report-error.ts'
import { ExplainedButton } from '../../ui/explained-button.tsx'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import textButton from '../../ui/text-button.module.css'
import { t } from './chart.messages.ts'
import styles from './chart.module.css'
import { besideTotal, type ChartData, chartGist, heightOf, hrefAt, valueText } from './chart-data.ts'
import type { PictureFacts } from './picture-option.ts'

interface Figure {
  key: string
  text: string
  href?: string | undefined
  /** What it is called where only the figure is seen. */
  name: string
}

interface Row {
  key: string
  label: string
  /** Opens all that the row counts, where no figure does. */
  href?: string | undefined
  figures: Figure[]
}

interface Head {
  label: string
  hint?: string
}

/** The same figures in rows: a bar or, of a heat map, a column each. */
function tableOf(data: ChartData): { heads: readonly Head[]; rows: Row[] } {
  if (data.kind === 'bars') {
    const isSingle = data.series.length === 1
    const { beside } = data
    const rows = data.points.map(({ key, label, values, href, isUnfinished }, row) => {
      const name = isUnfinished ? t('soFar', { label }) : label
      const figures: Figure[] = data.series.map((series, at) => {
        const text = valueText(data, values[at] ?? 0)
        // Parts of a bar are no list of their own.
        const own = isSingle ? href : undefined
        return {
          key: series.label,
          text,
          href: own,
          name: t('opens', { label: name, series: series.label, value: text }),
        }
      })
      const against = beside?.values[row]
      const text = against === undefined ? '–' : valueText(data, against)
      return {
        key,
        label: name,
        figures: beside ? [...figures, { key: beside.label, text, name: text }] : figures,
        href: isSingle ? undefined : href,
      }
    })
    return { heads: [...data.series, ...(beside ? [beside] : [])], rows }
  }
  const rows = data.columns.map((label, column) => ({
    key: label,
    label,
    figures: data.rows.map((row, at) => {
      const cell = data.cells.find((each) => each.row === at && each.column === column)
      const text = valueText(data, cell?.value ?? 0)
      const name = t('opens', { label: `${row}, ${label}`, series: data.unit, value: text })
      return { key: row, text, href: cell?.href, name }
    }),
  }))
  return { heads: data.rows.map((label) => ({ label })), rows }
}

// What scrolls must be reached with the keyboard.
const scrolling = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label })

/** A chart as a table, in which everything that can be pressed is a link. */
function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const { heads, rows } = tableOf(data)
  return (
    <div {...scrolling(label)} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            {heads.map(({ label: head, hint }) => (
              <th key={head} scope="col">
                {hint ? <ExplainedButton label={head} explanation={hint} /> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>
                  <Linked href={row.href}>{row.label}</Linked>
                </bdi>
              </th>
              {row.figures.map(({ key, text, href, name }) => (
                <td key={key}>
                  <Linked href={href} name={name}>
                    {text}
                  </Linked>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Linked({ href, name, children }: { href: string | undefined; name?: string; children: string }) {
  if (!href) return children
  return (
    <PlaceLink href={href} {...(name && { 'aria-label': name })}>
      {children}
    </PlaceLink>
  )
}

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
