import { isInstant } from '@lineboard/sdk'
import { countryName } from '../../lib/own-names.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './audit-logs.messages.ts'

/** Longest text of a value that is shown, in characters. */
const SHOWN = 200

/** A value of a field in words: objects and lists as JSON, long texts cut. */
export function valueText(value: unknown, field = ''): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (isInstant(value)) return formatDateTime(value)
  if (typeof value === 'string' && field === 'country') return countryName(value)
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text
}
