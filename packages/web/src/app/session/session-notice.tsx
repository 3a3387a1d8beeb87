import { useEffect } from 'react'
import { useSession } from '../../state/session.ts'
import { type Severity, toast } from '../../state/toasts.ts'
import { sendSession } from './session.ts'
import { t } from './session-notice.messages.ts'

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
    sendSession({ type: 'newsShown' })
  }, [news])
  return null
}
