import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useIsOnline } from '../../browser/events.ts'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { entryOf } from '../../places/navigation.ts'
import type { Place } from '../../places/place.ts'
import { exportJobs } from '../../state/export-jobs.ts'
import { overlay } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { softphone } from '../../state/softphone.ts'
import { PageNavProvider } from '../../ui/page-header.tsx'
import { SideDialog } from '../../ui/side-dialog.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { NotPermitted, refusalOf } from '../router/not-permitted.tsx'
import { LeavingQuestion } from '../session/leaving-question.tsx'
import { SessionNotice } from '../session/session-notice.tsx'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { t } from '../shell.messages.ts'
import { areaNav } from './area-nav.tsx'
import exportBandStyles from './export-band.module.css'
import { ImpersonationBand } from './impersonation-band.tsx'
import { useLiveSession } from './live-news.ts'
import { MaintenanceBand } from './maintenance-band.tsx'
import { MenuList, type MenuSettings, useHoverExpand, useMenu } from './menu-list.tsx'
import { QuickPagesMenu } from './quick-pages-menu.tsx'
import styles from './shell.module.css'
import sidebarStyles from './sidebar.module.css'
import { TopBar } from './top-bar.tsx'
import { useNextScreen } from './use-next-screen.ts'
import { usePersonalData } from './use-personal-data.ts'
import { WalletBand } from './wallet-band.tsx'
import connectionBandStyles from './warning-band.module.css'

/** How long nothing is awaited before the code of the keys comes, in milliseconds. */
const REST_MS = 1000

const overlays = loadOnce(() => import('../palette/overlays.tsx'))

/** The keys of every screen, and what they open, in code that comes once the first one rests, or a key is pressed. */
function LazyOverlays({ place }: { place: Place }) {
  const [atRest, setAtRest] = useState(false)
  const [early, setEarly] = useState<KeyboardEvent>()
  const { shown, guide } = useSnapshot(overlay)
  useLoaded(overlays, atRest || early !== undefined)
  const value = useWanted(overlays, shown !== undefined || guide !== undefined)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  useEffect(() => {
    if (value) return
    // What the screen itself has made of it is not done twice.
    const keep = (event: KeyboardEvent) => setTimeout(() => event.defaultPrevented || setEarly(event))
    addEventListener('keydown', keep)
    return () => removeEventListener('keydown', keep)
  }, [value])
  return value ? <value.Overlays place={place} early={early} /> : null
}

/** Says that there is no network while there is none. */
function ConnectionBand() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={connectionBandStyles.band}>
          <CloudOffOutlined />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

const lines = loadOnce(() => import('./shell-panels.ts'))

/** Says over every screen which files are being written, and ends them. */
function ExportBand() {
  const isNeeded = useSnapshot(exportJobs).all.length > 0
  const { value: loaded } = useLoaded(lines, isNeeded)
  if (!isNeeded || !loaded) return null
  return (
    <div className={exportBandStyles.band}>
      <loaded.ExportLines />
    </div>
  )
}

interface SidebarProps extends MenuSettings {
  /** The element that scrolls the menu. */
  scroller: RefObject<HTMLDivElement | null>
}

/** The menu beside the page. A slim one opens over the page, with names, for who is about to choose. */
export function Sidebar({ look, scroller, ...settings }: SidebarProps) {
  const isWide = useHoverExpand(scroller) && look !== 'full'
  return (
    <div ref={scroller} className={sidebarStyles.sidebar} data-wide={isWide}>
      <MenuList look={isWide ? 'full' : look} {...settings} />
    </div>
  )
}

const panel = loadOnce(async () => (await import('../../phone/panel/phone-panel.tsx')).PhonePanel)

function LoadedPanel() {
  const Panel = useWanted(panel)
  return Panel ? <Panel /> : null
}

/** The softphone, whose code comes when it is first shown. */
function SoftphoneOverlay() {
  const { isVisible } = useSnapshot(softphone)
  return isVisible ? <LoadedPanel /> : null
}

export interface ShellProps {
  place: Place
  children: ReactNode
}

/** Menu and top bar around the page of whoever is signed in. */
export function Shell({ place, children }: ShellProps) {
  useLiveSession()
  usePersonalData()
  useNextScreen()
  const menu = useMenu()
  const { impersonation, access } = useSession()
  const [path] = useLocation()
  const refusal = access && refusalOf(place, access, path)
  const nav = useMemo(() => access && areaNav(place, access), [place, access])
  const entry = place.menu ?? (access && entryOf(place, access))
  const isIncognito = impersonation !== undefined

  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <div className={styles.shell} data-incognito={isIncognito} data-menu={menu.look}>
        <ImpersonationBand />
        <TopBar place={place} isMenuOpen={menu.isOpen} onMenuToggle={menu.toggle} />
        <div className={styles.bands}>
          <ConnectionBand />
          <MaintenanceBand />
          <WalletBand />
        </div>
        {!menu.isOver && menu.isOpen && (
          <Sidebar look={menu.look} place={place} current={entry} scroller={menu.scroller} />
        )}
        {menu.isOver && (
          <SideDialog label={t('menu.label')} side="left" width="280px" open={menu.isOpen} onClose={menu.close}>
            <div className={styles.drawer}>
              {!isIncognito && <QuickPagesMenu />}
              <MenuList look="full" place={place} current={entry} onChoose={menu.close} />
            </div>
          </SideDialog>
        )}
        <div className={styles.column}>
          <ExportBand />
          <main id="main" className={styles.main} tabIndex={-1}>
            {refusal ? (
              <NotPermitted place={place} refusal={refusal} />
            ) : (
              <PageNavProvider value={nav}>{children}</PageNavProvider>
            )}
          </main>
        </div>
      </div>
      {!isIncognito && <SoftphoneOverlay />}
      <LazyOverlays place={place} />
      <SignInAgain />
      <LeavingQuestion />
      <SessionNotice />
    </>
  )
}
