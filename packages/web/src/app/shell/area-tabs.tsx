import { Link } from 'wouter'
import { entryOf } from '../../places/entry-of.ts'
import type { Place } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { areaOf } from './area-of.ts'
import styles from './area-tabs.module.css'
import { t } from './shell.messages.ts'
import { useToHandle } from './use-to-handle.ts'
import { WalletLine } from './wallet-line.tsx'

/** Shows the tab of the open screen where there are more of them than fit. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The screens that stand beside a place, for those who may see them; nothing where it stands alone. */
export function AreaTabs({ place }: { place: Place }) {
  const { access } = useSession()
  const area = access ? areaOf(place, access) : []
  if (area.length < 2) return null
  return (
    <>
      <nav className={styles.tabs} aria-label={t('area')}>
        {area.map((each) => (
          <Link
            key={each.id}
            ref={each === place ? showTab : undefined}
            href={each.path}
            aria-current={each === place ? 'page' : undefined}
          >
            {titleOf(each.id)}
            {each.id === 'toHandle' && <ToHandleCount />}
          </Link>
        ))}
      </nav>
      {access && entryOf(place, access) === 'accountProfile' && <WalletLine />}
    </>
  )
}

function ToHandleCount() {
  const count = useToHandle()
  return count ? <span className={styles.count}>{formatNumber(count)}</span> : null
}
