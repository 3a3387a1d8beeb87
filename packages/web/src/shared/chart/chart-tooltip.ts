import { t } from './chart.messages.ts'
import { type ChartData, valueText } from './chart-data.ts'

/** What is said of the bar or cell at this place of the data: its name, and a line a value. */
export function tooltipLines(data: ChartData, at: number): string[] {
  if (data.kind === 'heat') {
    const cell = data.cells[at]
    return cell
      ? [`${data.rows[cell.row]}, ${data.columns[cell.column]}`, `${data.unit}: ${valueText(data, cell.value)}`]
      : []
  }
  const point = data.points[at]
  if (!point) return []
  const { label, values, isUnfinished = false } = point
  const beside = data.beside?.values[at]
  return [
    isUnfinished ? t('soFar', { label }) : label,
    ...data.series.map((series, index) => `${series.label}: ${valueText(data, values[index] ?? 0)}`),
    ...(beside === undefined ? [] : [`${data.beside?.label}: ${valueText(data, beside)}`]),
  ]
}

/** The same as an element: names are people's, and never read as HTML. */
export function tooltipElement(data: ChartData, at: number): HTMLElement {
  const box = document.createElement('div')
  for (const line of tooltipLines(data, at)) {
    const row = document.createElement('div')
    row.textContent = line
    box.append(row)
  }
  return box
}
