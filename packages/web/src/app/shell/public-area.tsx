import { useEffect } from 'react'
import { savesData } from '../../browser/lazy.ts'
import { whenIdle } from '../../browser/timing.ts'
import { hrefOf } from '../../places/href.ts'
import type { Place } from '../../places/place.ts'
import { prefetchPage } from '../router/page-loader.ts'
import { PageOutlet } from '../router/page-outlet.tsx'
import { PublicFrame } from './public-frame.tsx'
import { shell } from './service-area.tsx'

/** What visitors see: the page beside the product's own picture. While they type, what comes after signing in is fetched. */
export function PublicArea({ place }: { place: Place }) {
  const { isWide = false } = place
  const isBeforeSignIn = place.guard === 'visitor'
  useEffect(() => {
    if (!isBeforeSignIn || savesData()) return
    return whenIdle(() => {
      shell.load().catch(() => undefined)
      void prefetchPage(hrefOf('dashboard'))
    })
  }, [isBeforeSignIn])

  return (
    <PublicFrame isWide={isWide}>
      <PageOutlet place={place} />
    </PublicFrame>
  )
}
