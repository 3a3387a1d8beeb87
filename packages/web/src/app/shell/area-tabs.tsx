import type { Access } from '@lineboard/sdk'
import { Link } from 'wouter'
import { areaOf, entryOf } from '../../places/menu.ts'
import type { Place } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { formatNumber } from '../../state/numbers.ts'
import type { PageNav } from '../../ui/page-header.tsx'
import { t } from '../shell.messages.ts'
import styles from './area-tabs.module.css'
import { showTab } from './tab-strip.ts'
import { useToHandle } from './use-to-handle.ts'
import { WalletLine } from './wallet-line.tsx'

/** The screens that stand beside a place, for a person; undefined where it stands alone. */
export function areaNav(place: Place, access: Access): PageNav | undefined {
  const area = areaOf(place, access)
  if (area.length < 2) return undefined
  const links = (
    <>
      <AreaTabs place={place} area={area} />
      {entryOf(place, access) === 'accountProfile' && <WalletLine />}
    </>
  )
  return { links, namesPage: area.includes(place) }
}

function AreaTabs({ place, area }: { place: Place; area: readonly Place[] }) {
  return (
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
  )
}

function ToHandleCount() {
  const count = useToHandle()
  return count ? <span className={styles.count}>{formatNumber(count)}</span> : null
}
