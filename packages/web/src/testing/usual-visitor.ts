import { initClient } from '../data/client.ts'
import { initTestCalls } from '../shared/call-flow/test-call-source.ts'
import { initCards } from '../shared/card/card-source.ts'
import { browserRegion, browserTimeZone, setDateSettings } from '../state/dates.ts'
import { setNumberFormat } from '../state/number-style.ts'
import { sessionStore } from '../state/session-store.ts'
import { initSoftphone } from '../state/softphone-config.ts'
import { toasts } from '../state/toasts.ts'

/** What a file asks that has answered no call: its own fault, where another file's server would have answered before. */
const noServer = () =>
  Promise.reject(new TypeError('This file of tests has no server: begin with signInAt or answerCalls'))

/**
 * Nobody is signed in, no message is shown, no server answers, the configuration names neither card provider nor softphone, and
 * dates and numbers are written as a visitor reads them.
 */
export function beUsualVisitor(): void {
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: noServer })
  const { dateFormat, timeFormat, numberFormat } = browserRegion()
  setDateSettings({ dateFormat, timeFormat, timeZone: browserTimeZone() })
  setNumberFormat(numberFormat)
  initCards({ kind: 'none' })
  initSoftphone(undefined)
  initTestCalls(undefined)
  toasts.list = []
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
