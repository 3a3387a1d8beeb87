import { isSessionAlive } from '@lineboard/sdk'
import { subscribe, useSnapshot } from 'valtio'
import { type SessionToken, type SessionView, sessionStore } from './session-store.ts'

export type { SessionToken, User } from './session-store.ts'

/** Who is signed in, to be read; what happens to the session is sent to it as events. */
export const session: Readonly<SessionView> = sessionStore

/** The session as a component sees it. */
export const useSession = () => useSnapshot(sessionStore)

/** What whoever is signed in may see and do, as soon as that is known; undefined where nobody is. */
export const accessKnown = (): Promise<SessionView['access']> =>
  new Promise((resolve) => {
    const check = () => {
      if (session.status === 'checking') return
      stop()
      resolve(session.access)
    }
    const stop = subscribe(sessionStore, check)
    check()
  })

/** The token that requests carry: the impersonation token where there is one. */
export const activeToken = (): SessionToken | undefined => session.impersonation?.token ?? session.token

/** Whether there is a token that has not ended. */
export const hasSession = (nowMs = Date.now()): boolean => isSessionAlive(activeToken(), nowMs)
