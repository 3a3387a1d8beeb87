import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { direction } from '../../lib/messages.ts'
import { arrival, type Place } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { useSession } from '../../state/session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { themeStyles } from '../../ui/theme-styles.ts'
import { signedIn } from '../router/page-loader.ts'
import { NotDownloaded, PageOutlet } from '../router/page-outlet.tsx'
import { Redirected } from '../router/redirected.tsx'
import { Splash } from './loading.tsx'

async function loadRightToLeft() {
  const [{ Shell }, { RightToLeft }] = await Promise.all([import('./shell.tsx'), import('./right-to-left.tsx')])
  themeStyles.RightToLeft = RightToLeft
  return Shell
}

/** The shell's code, which visitors do without. */
export const shell = loadOnce(async () =>
  direction === 'rtl' ? loadRightToLeft() : (await import('./shell.tsx')).Shell,
)

/** The signed-in part: the shell with a page in it. */
export function ServiceArea({ place }: { place: Place }) {
  const [path] = useLocation()
  const { access, user } = useSession()
  const { value: Shell, failed } = useLoaded(shell)
  const { value: rules, failed: isUnknown } = useLoaded(signedIn)

  const reaches = useCallback(
    (address: string) => {
      const there = placeAt(address)
      return there !== undefined && access !== undefined && rules?.isSeen(arrival(there), access) === true
    },
    [access, rules],
  )
  const instead = access && user && rules?.redirectFor(path, access, user.id)
  // Words that hardly anybody needs come by themselves.
  const why = useCallback(
    async () => access && (await import('../router/rare-pages.tsx')).redirectReason(path, access),
    [path, access],
  )
  if (instead) return <Redirected key={instead} to={instead} said={why} />
  if (failed || isUnknown) return <NotDownloaded />
  if (!Shell || !rules) return <Splash />
  return (
    <MayOpenProvider value={reaches}>
      <Shell place={place}>
        <PageOutlet place={place} />
      </Shell>
    </MayOpenProvider>
  )
}
