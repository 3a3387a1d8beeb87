import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import { t } from '../../parts/phone/call-button.messages.ts'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { hasSoftphone, mayCall } from '../../parts/phone/may-call.ts'
import type { MenuAction } from '../../resource/actions/action.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { valueAt } from '../../resource/rows/field-path.ts'
import { dial } from '../../state/dial.ts'

/** Numbers that the columns of a row show and that can be called. */
export function callableNumbers({ columns }: Pick<Resource, 'columns'>, row: object): string[] {
  const shown = columns.flatMap(({ cell, field }) => (cell.isPhone ? [valueAt(row, field)] : []))
  return [...new Set(shown)].filter((value) => typeof value === 'string').filter(mayCall)
}

/** Ways to call each of them, for a screen that is touched. */
export const callActions = (resource: Pick<Resource, 'columns'>, row: object): MenuAction[] =>
  callableNumbers(resource, row).map((number) => ({
    id: `call ${number}`,
    label: t('callNumber', { number: formatPhone(number) }),
    icon: PhoneOutlined,
    forReaders: true as const,
    run: () => dial(number),
  }))

/** Whether rows of a list may have numbers to be called. */
export const hasCalls = ({ columns }: Pick<Resource, 'columns'>): boolean =>
  hasSoftphone() && columns.some(({ cell }) => cell.isPhone)
