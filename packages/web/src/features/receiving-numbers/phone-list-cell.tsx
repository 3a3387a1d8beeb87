import { TextList } from '../../kit/cells/text-list.tsx'
import type { Cell } from '../../kit/column.ts'
import { lookedUp } from '../../kit/count-by.ts'
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

/** What rings at the receiving numbers of a page, by the call flows that tracking numbers show. */
export const rungBy = {
  cell: { toText: (text: string) => text.replace(/\+\d{7,15}/g, formatPhone), hasPhones: true, widthPx: 300 },
  counted: lookedUp({
    call: 'ReceivingNumber.find',
    ask: async (ids, options) => (await import('../../shared/call-flow/call-flow-panels.ts')).readRungBy(ids, options),
  }),
}
