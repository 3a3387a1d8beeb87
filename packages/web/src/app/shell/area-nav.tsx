import type { Access } from '@lineboard/sdk'
import { useSnapshot } from 'valtio'
import { Link, useSearch } from 'wouter'
import { useOwnMoney } from '../../data/own-money.ts'
import { areaOf, entryOf } from '../../places/navigation.ts'
import type { Place } from '../../places/place.ts'
import { tabHref } from '../../places/report-href.ts'
import { titleOf } from '../../places/title-of.ts'
import { forecastText, useForecast } from '../../shared/wallet/forecast.ts'
import { t as wallet } from '../../shared/wallet/wallet.messages.ts'
import { useMay } from '../../state/may.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { tabs } from '../../state/tabs.ts'
import type { PageNav } from '../../ui/page-header.tsx'
import { t } from '../shell.messages.ts'
import styles from './area-nav.module.css'
import { showTab } from './tab-strip.ts'
import { useToHandle } from './use-to-handle.ts'

/** What the wallet holds and how long that lasts, on every screen of billing; nothing for who may not know it. */
export function WalletLine() {
  const { user } = useSession()
  const customer = useMay('PaymentMethod.subscriptionDetail') ? user?.Customer : undefined
  const { forecast } = useForecast(customer)
  const money = useOwnMoney()
  if (!customer) return null
  const balance = money(customer.balance)
  return (
    <p className={styles.wallet}>
      {forecast ? wallet('line', { balance, lasts: forecastText(forecast) }) : wallet('lineUnknown', { balance })}
    </p>
  )
}

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

/**
 * The screens of an area. Each leads to its list as that was left, without a panel that was open over it: the tab in the top bar has that,
 * too, and the menu opens the list afresh.
 */
function AreaTabs({ place, area }: { place: Place; area: readonly Place[] }) {
  const { list } = useSnapshot(tabs)
  const search = useSearch()
  const leftAt = ({ path }: Place) => path + searchOf(list.find(({ id }) => id === path)?.address ?? '')
  return (
    <nav className={styles.tabs} aria-label={t('area')}>
      {area.map((each) => (
        <Link
          key={each.id}
          ref={each === place ? showTab : undefined}
          href={tabHref(each.id, leftAt(each), place.id, search)}
          aria-current={each === place ? 'page' : undefined}
        >
          {titleOf(each.id)}
          {each.id === 'toHandle' && <ToHandleCount />}
        </Link>
      ))}
    </nav>
  )
}

const searchOf = (address: string) => /\?.*/.exec(address)?.[0] ?? ''

function ToHandleCount() {
  const count = useToHandle()
  return count ? <span className={styles.count}>{formatNumber(count)}</span> : null
}
