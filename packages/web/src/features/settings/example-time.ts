import { locale } from '../../lib/messages.ts'
import type { TimeFormat } from '../../lib/region.ts'

/** Five past two in the afternoon, as the language of the page writes it with 12 or 24 hours: what there is to choose from. */
export const exampleTime = (timeFormat: TimeFormat): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: timeFormat === '24h' ? 'h23' : 'h12',
    timeZone: 'UTC',
  }).format(Date.UTC(2000, 0, 1, 14, 5))
