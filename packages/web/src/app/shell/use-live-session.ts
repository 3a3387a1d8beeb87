import { useEffect } from 'react'
import { whenIdle } from '../../browser/timing.ts'
import { closeLive, type LivePlace, openLive } from '../../data/live.ts'
import { activeToken, useSession } from '../../state/session.ts'
import { appConfig } from '../config.ts'
import { followNews } from './live-news.ts'

function livePlace(): LivePlace {
  const { apiBase, socketPath } = appConfig()
  return {
    url: new URL(apiBase, location.origin).origin,
    path: socketPath ?? '/wss',
    token: () => activeToken()?.id,
  }
}

/** Keeps one live connection while somebody is signed in: opened after the first paint, anew for another token. */
export function useLiveSession(): void {
  const { user, token, impersonation } = useSession()
  const userId = user?.id
  const tokenId = impersonation?.token?.id ?? token?.id
  useEffect(followNews, [])
  useEffect(() => {
    if (!userId || !tokenId) return
    const callOff = whenIdle(() => void openLive(livePlace()))
    return () => {
      callOff()
      closeLive()
    }
  }, [userId, tokenId])
}
