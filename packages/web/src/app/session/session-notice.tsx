import { useEffect } from 'react'
import { closeMoney, isMoneyLeftOpen } from '../../state/money-left-open.ts'
import { notify } from '../../state/notifications.ts'
import { useSession } from '../../state/session.ts'
import { type Severity, toast } from '../../state/toasts.ts'
import { t } from './session-notice.messages.ts'
import { sendSession } from './start-session.ts'

/** What is to be found later as well: it may have happened while nobody looked. */
const lasting: ReadonlySet<string> = new Set([
  'impersonation-not-resumed',
  'impersonation-expired',
  'impersonation-forbidden',
  'impersonation-unknown-account',
  'impersonation-unreadable-user',
])

const severities: Readonly<Record<string, Severity>> = {
  'impersonation-ended': 'success',
  'impersonation-over': 'info',
}

/** Says over the page what happened to the session. */
export function SessionNotice() {
  const { news } = useSession()
  useEffect(() => {
    if (!news) return
    toast({ severity: severities[news] ?? 'warn', text: t(news) })
    if (lasting.has(news)) notify({ status: 'warn', msg: t(news) })
    // The screen that would have said so is gone.
    if (isMoneyLeftOpen()) {
      toast({ severity: 'warn', text: t('moneyOpen') })
      notify({ status: 'warn', msg: t('moneyOpen') })
      closeMoney()
    }
    sendSession({ type: 'newsShown' })
  }, [news])
  return null
}
