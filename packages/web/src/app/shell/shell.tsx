import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../../places/entry-of.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'
import { PageNavProvider } from '../../ui/page-nav.ts'
import { SideDialog } from '../../ui/side-dialog.tsx'
import { refusalOf } from '../router/place-refusal.ts'
import { LeavingQuestion } from '../session/leaving-question.tsx'
import { SessionNotice } from '../session/session-notice.tsx'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { areaNav } from './area-tabs.tsx'
import { ConnectionBand } from './connection-band.tsx'
import { ExportBand } from './export-band.tsx'
import { ImpersonationBand } from './impersonation-band.tsx'
import { LazyOverlays } from './lazy-overlays.tsx'
import { MaintenanceBand } from './maintenance-band.tsx'
import { MenuList } from './menu-list.tsx'
import { NotPermitted } from './not-permitted.tsx'
import { QuickPagesMenu } from './quick-pages-menu.tsx'
import { t } from './shell.messages.ts'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { SoftphoneOverlay } from './softphone-overlay.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveSession } from './use-live-session.ts'
import { useMenu } from './use-menu.ts'
import { useNextScreen } from './use-next-screen.ts'
import { usePersonalData } from './use-personal-data.ts'
import { WalletBand } from './wallet-band.tsx'

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
