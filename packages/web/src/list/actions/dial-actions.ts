import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import { t } from '../../parts/phone/call-button.messages.ts'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { mayCall } from '../../parts/phone/may-call.ts'
import type { MenuAction } from '../../resource/actions/action.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { valueAt } from '../../resource/rows/value-at.ts'
import { dialNumber } from '../../state/dial-number.ts'

/** Ways to call each number that the columns of a row show, for a screen that is touched. */
export function dialActions({ columns }: Pick<Resource, 'columns'>, row: object): MenuAction[] {
  const shown = columns.flatMap(({ cell, field }) => (cell.isPhone ? [valueAt(row, field)] : []))
  const numbers = [...new Set(shown)].filter((value) => typeof value === 'string').filter(mayCall)
  return numbers.map((number) => ({
    id: `call ${number}`,
    label: t('callNumber', { number: formatPhone(number) }),
    icon: PhoneOutlined,
    forReaders: true as const,
    run: () => dialNumber(number),
  }))
}
