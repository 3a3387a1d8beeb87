import DialerSipOutlined from '@mui/icons-material/DialerSipOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation, useSearch } from 'wouter'
import { useMedia } from '../../browser/hooks.ts'
import { loadOnce } from '../../browser/lazy.ts'
import { hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import type { Place } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { useCarriedCustomer, useSelectedCustomer } from '../../shared/customer/selected-customer.ts'
import { ariaKeys } from '../../shared/keys/shortcuts.ts'
import { rememberCustomer } from '../../state/chosen-customer.ts'
import { showGuide, showOverlay } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { softphone, toggleSoftphone } from '../../state/softphone.ts'
import { leaveTabs, openTab, recallTabs } from '../../state/tabs.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { t } from '../shell.messages.ts'
import customerDropdownStyles from './customer-dropdown.module.css'
import { NotificationsButton } from './notifications-button.tsx'
import { OpenTabs } from './open-tabs.tsx'
import paletteButtonStyles from './palette-button.module.css'
import { ProfileMenu } from './profile-menu.tsx'
import { QuickPagesMenu } from './quick-pages-menu.tsx'
import { barTitle } from './tab-strip.ts'
import styles from './top-bar.module.css'

const choice = loadOnce(async () => (await import('../../shared/customer/customer-choice.tsx')).CustomerChoice)

/** The choice of a customer in the top bar, whose code comes with the first page that needs it. */
export function CustomerDropdown() {
  const [customerId, select] = useSelectedCustomer()
  const Choice = useWanted(choice)
  useCarriedCustomer()
  const handleChange = (id: number | undefined) => {
    rememberCustomer(id)
    select(id)
  }
  return (
    Choice && (
      <Choice
        className={customerDropdownStyles.choice}
        value={customerId}
        none={t('noCustomer')}
        onChange={handleChange}
        isInPlace
      />
    )
  )
}

/** Opens the page of the guide that is about the screen. */
const HelpButton = ({ place }: { place: Place }) => (
  <IconButton label={t('help.toScreen')} caption={t('help.caption')} onClick={() => showGuide({ screen: place.id })}>
    <HelpOutlineOutlined />
  </IconButton>
)

/** Opens the search over everything: with words and its key where there is room, an icon alone on phones. */
const PaletteButton = () => (
  <button
    type="button"
    className={paletteButtonStyles.button}
    aria-keyshortcuts={ariaKeys('palette')}
    data-key={t('searchKey')}
    onClick={() => showOverlay('palette')}
  >
    <SearchOutlined />
    <span>{t('search')}</span>
  </button>
)

const talking = { color: 'var(--lb-error)' }

/** Shows and hides the softphone; its badge counts missed calls, and it says that somebody is talked with. */
export function SoftphoneButton() {
  const { isVisible, missedCalls, isTalking } = useSnapshot(softphone)
  const label = t('softphone.toggle', { count: missedCalls })
  const inCall = t('softphone.inCall')
  return (
    <IconButton
      label={isTalking ? `${label} – ${inCall}` : label}
      caption={isTalking ? inCall : t('softphone.caption')}
      count={missedCalls}
      aria-expanded={isVisible}
      onClick={toggleSoftphone}
    >
      <DialerSipOutlined style={isTalking ? talking : undefined} />
    </IconButton>
  )
}

/** Whether a screen becomes a tab: all but those that lead elsewhere or say what went wrong. */
const hasTab = ({ guard, redirectTo, page }: Place): boolean => guard === 'session' && !redirectTo && !page

/** Keeps a tab for each screen that was opened, with the place where it was left; answers which is the present one. */
function useOpenTab(place: Place): string | undefined {
  const { user, access } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const userId = user?.id
  const id = hasTab(place) ? place.path : undefined
  useEffect(() => {
    if (userId === undefined || !access) return
    recallTabs(userId, ({ address }) => {
      const there = placeAt(address.split('?')[0] ?? '')
      return there !== undefined && hasTab(there) && isSeen(there, access)
    })
    return leaveTabs
  }, [userId, access])
  // Before whose tabs they are is known, nothing is kept; after that the present one is opened anew.
  useEffect(() => {
    if (id && userId !== undefined && access) openTab({ id, address: search ? `${path}?${search}` : path })
  }, [id, path, search, userId, access])
  return id
}

/** Windows that have room for the open screens. */
const WIDE = '(width > 991px)'

interface TopBarProps {
  place: Place
  isMenuOpen: boolean
  onMenuToggle: () => void
}

/** Menu toggle, brand, open screens with the title of the present one, what belongs to it, and the person's own tools. */
export function TopBar({ place, isMenuOpen, onMenuToggle }: TopBarProps) {
  // The page is about one customer, whom the top bar has chosen.
  const isAboutCustomer = place.id === 'customerPanel'
  const { impersonation } = useSession()
  const { customLogoImg } = useUiSettings()
  const activeId = useOpenTab(place)
  const isWide = useMedia(WIDE)
  return (
    <header className={styles.bar} data-about-customer={isAboutCustomer}>
      <IconButton label={t('menu.toggle')} aria-expanded={isMenuOpen} onClick={onMenuToggle}>
        <MenuOutlined />
      </IconButton>
      <Link href={hrefOf('dashboard')} className={styles.brand} aria-label={t('home')}>
        {customLogoImg ? <img src={customLogoImg} alt="" className={styles.logo} /> : <Brand sizePx={28} />}
      </Link>
      {!(isWide && activeId) && <p className={styles.title}>{barTitle(place.id)}</p>}
      {isWide && <OpenTabs place={place} activeId={activeId} />}
      {isAboutCustomer && <CustomerDropdown />}
      <div className={styles.tools}>
        <PaletteButton />
        {!impersonation && (
          <>
            <div className={styles.quickPages}>
              <QuickPagesMenu />
            </div>
            <SoftphoneButton />
          </>
        )}
        <NotificationsButton />
        <div className={styles.help}>
          <HelpButton place={place} />
        </div>
        <ProfileMenu place={place} />
      </div>
    </header>
  )
}
