import { ExplainedButton } from '../../ui/explained-button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './chart.messages.ts'
import styles from './chart.module.css'
import { type ChartData, valueText } from './chart-data.ts'

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
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
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
