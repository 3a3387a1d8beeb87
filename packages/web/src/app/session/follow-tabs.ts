import { watchNotifications } from '../../state/notifications.ts'
import { type KeptTokens, session, setToken, watchOtherTabs } from '../../state/session.ts'
import { checkSession } from './guard.ts'
import { answerRenewal, renewSession } from './renewal.ts'
import { leaveSession } from './sign-out.ts'

/** What a tab does when the tokens are changed in another one. */
export type TabMove = 'nothing' | 'sign-in' | 'sign-out' | 'renew-or-sign-out' | 'adopt' | 'reload'

type Tokens = Pick<KeptTokens, 'token' | 'impersonationToken'>

/** Decides what this tab does, from its own tokens and those another tab has left in the browser. */
export function tabMove(own: Tokens & { isSignedIn: boolean }, kept: KeptTokens): TabMove {
  if (!own.isSignedIn) return kept.token ? 'sign-in' : 'nothing'
  if (!kept.token) return kept.isCleared ? 'sign-out' : 'renew-or-sign-out'
  if (own.impersonationToken?.id !== kept.impersonationToken?.id) return 'reload'
  if (own.token?.id === kept.token.id) return 'nothing'
  return own.token && own.token.userId !== kept.token.userId ? 'reload' : 'adopt'
}

async function handleChange(kept: KeptTokens): Promise<void> {
  const { token, impersonationToken, user } = session
  switch (tabMove({ token, impersonationToken, isSignedIn: user !== undefined }, kept)) {
    case 'sign-in':
      Object.assign(session, { token: kept.token, impersonationToken: kept.impersonationToken })
      return checkSession()
    case 'sign-out':
      return leaveSession()
    case 'renew-or-sign-out':
      if (!(await renewSession())) leaveSession()
      return
    case 'adopt':
      setToken(kept.token)
      return answerRenewal(true)
    case 'reload':
      // The tokens stay what they were until then: what is typed here must never be saved as somebody else.
      return location.reload()
  }
}

/** Keeps all tabs of the browser in one session: what happens to it in one reaches the others at once. */
export function followTabs(): () => void {
  const endings = [watchOtherTabs((kept) => void handleChange(kept)), watchNotifications()]
  return () => {
    for (const end of endings) end()
  }
}
