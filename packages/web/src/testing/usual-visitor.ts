import { browserRegion } from '../state/browser-region.ts'
import { browserTimeZone, setDateSettings } from '../state/dates.ts'
import { setNumberFormat } from '../state/number-style.ts'
import { sessionStore } from '../state/session-store.ts'

/** Nobody is signed in, and dates and numbers are written as a visitor reads them. */
export function beUsualVisitor(): void {
  const { dateFormat, timeFormat, numberFormat } = browserRegion()
  setDateSettings({ dateFormat, timeFormat, timeZone: browserTimeZone() })
  setNumberFormat(numberFormat)
  Object.assign(sessionStore, {
    status: 'signed-out',
    token: undefined,
    impersonation: undefined,
    user: undefined,
    access: undefined,
  })
}

// The files of a project share its modules. So it is where a file begins, whatever another one chose; before its own first line, which may
// choose again.
beUsualVisitor()
