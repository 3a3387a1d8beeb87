import { isInstant } from '@lineboard/sdk'
import type { Column } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'

/** What a column of a file says of a row: instants and numbers as they are, all else in words; null where there is none. */
function fileValue({ field, cell }: Pick<Column, 'field' | 'cell'>, row: object): unknown {
  const value = valueAt(row, field)
  if (value === undefined) return null
  return cell.toFile ? cell.toFile(value, row) : cell.toText(value, row)
}

const holdsInstants = (column: Column, sample: readonly object[]) =>
  sample.some((row) => isInstant(fileValue(column, row)))

/** Brings what the texts of columns are made of. */
export const loadTexts = (columns: readonly Column[]): Promise<unknown> =>
  Promise.all(columns.map(({ cell }) => cell.load?.()))

/** The columns of a file: those of the list in their order. Headings of times say in which zone they are, those of amounts in which currency. */
export const exportColumns = (columns: readonly Column[], sample: readonly object[], timeZone: string) =>
  columns.map((column) => {
    const unit = column.cell.fileUnit ?? (holdsInstants(column, sample) ? timeZone : undefined)
    return {
      header: unit === undefined ? column.label : `${column.label} (${unit})`,
      value: (row: object) => fileValue(column, row),
    }
  })
