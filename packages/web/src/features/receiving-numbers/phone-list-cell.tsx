import { comma } from '../../lib/messages.ts'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import type { Cell } from '../../resource/column.ts'
import styles from './phone-list-cell.module.css'

const numbersIn = (value: string) => value.split(',').map((number) => formatPhone(number.trim()))

/** Numbers that come as one text, separated by commas: as many as there is room for, each of them whole. */
export const phoneListCell: Cell<string> = {
  toText: (value) => numbersIn(value).join(comma),
  render: ({ value }) => (
    <span className={styles.numbers}>
      {numbersIn(value).map((number, at, all) => (
        <span key={number} className={styles.number}>
          <span>{number}</span>
          {at < all.length - 1 && <span>{comma.trim()}</span>}
        </span>
      ))}
    </span>
  ),
  hasPhones: true,
  widthPx: 200,
}
