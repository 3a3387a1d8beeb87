import { TextList } from '../../kit/cells/text-list.tsx'
import type { Cell } from '../../kit/column.ts'
import { comma } from '../../lib/messages.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'

const numbersIn = (value: string) => value.split(',').map((number) => formatPhone(number.trim()))

/** Numbers that come as one text, separated by commas: as many as there is room for, each of them whole. */
export const phoneListCell: Cell<string> = {
  toText: (value) => numbersIn(value).join(comma),
  render: ({ value }) => <TextList texts={numbersIn(value)} separator={comma.trim()} />,
  hasPhones: true,
  widthPx: 200,
}
