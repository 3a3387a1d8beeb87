import { formatPhone } from '../../shared/phone/format-phone.ts'
import type { Cell } from '../column.ts'

/** A phone number in groups, which can be called. */
export const phoneCell: Cell<string> = {
  toText: (value) => formatPhone(value),
  toFile: (value) => value,
  hasPhones: true,
  isPhone: true,
  widthPx: 145,
}
