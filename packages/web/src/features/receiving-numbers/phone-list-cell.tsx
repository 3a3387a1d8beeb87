import { formatPhone } from '../../parts/phone/format-phone.ts'
import type { Cell } from '../../resource/column.ts'

/** Numbers that come as one text, separated by commas. */
export const phoneListCell: Cell<string> = {
  toText: (value) =>
    value
      .split(',')
      .map((number) => formatPhone(number.trim()))
      .join(', '),
  hasPhones: true,
  widthPx: 200,
}
