import { formatPhone } from '../../parts/phone/format-phone.ts'
import type { Cell } from '../column.ts'

/** A phone number in groups. */
export const phoneCell: Cell<string> = {
  toText: (value) => formatPhone(value),
  toFile: (value) => value,
  hasPhones: true,
  widthPx: 145,
}
