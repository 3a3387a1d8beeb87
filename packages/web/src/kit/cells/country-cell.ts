import { countryName } from '../../lib/own-names.ts'
import type { Cell } from '../column.ts'

/** A country by its name; files, and the filter, have its code. What is no code stays as somebody typed it. */
export const countryCell: Cell<string> = {
  toText: countryName,
  toFile: (value) => value,
  ofFilter: countryName,
  saysOther: true,
  widthPx: 140,
}
