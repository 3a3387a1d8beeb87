import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import { t } from '../../parts/phone/call-button.messages.ts'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { mayCall } from '../../parts/phone/may-call.ts'
import type { MenuAction } from '../../resource/actions/action.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { valueAt } from '../../resource/rows/value-at.ts'
import { dialNumber } from '../../state/dial-number.ts'

/** Ways to call each number that the columns of a row show, for a screen that is touched. Of several each says which it is. */
export function dialActions({ columns }: Pick<Resource, 'columns'>, row: object): MenuAction[] {
  const shown = new Map<string, string>()
  for (const { cell, field, label } of columns) {
    const number = cell.isPhone ? valueAt(row, field) : undefined
    if (typeof number === 'string' && mayCall(number) && !shown.has(number)) shown.set(number, label)
  }
  return Array.from(shown, ([number, name]) => ({
    id: `call ${number}`,
    label: t(shown.size > 1 ? 'callNamed' : 'callNumber', { number: formatPhone(number), name }),
    icon: PhoneOutlined,
    forReaders: true as const,
    run: () => dialNumber(number),
  }))
}
