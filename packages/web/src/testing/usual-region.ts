import { browserRegion } from '../state/browser-region.ts'
import { browserTimeZone, setDateSettings } from '../state/dates.ts'
import { setNumberFormat } from '../state/number-style.ts'

// The files of a project share its modules. Where one begins, dates and numbers are written as a visitor reads them, whatever another one
// chose; before its own first line, which may choose again.
const { dateFormat, timeFormat, numberFormat } = browserRegion()
setDateSettings({ dateFormat, timeFormat, timeZone: browserTimeZone() })
setNumberFormat(numberFormat)
