import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../../places/entry-of.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'
import { SideDialog } from '../../ui/side-dialog.tsx'
import { refusalOf } from '../router/refusal.ts'
import { SessionNotice } from '../session/session-notice.tsx'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { theme } from '../start/theme.ts'
import { AreaTabs } from './area-tabs.tsx'
import { ConnectionBand } from './connection-band.tsx'
import { ExportBand } from './export-band.tsx'
import { ImpersonationBand } from './impersonation-band.tsx'
import { MaintenanceBand } from './maintenance-band.tsx'
import { MenuList, type MenuLook } from './menu-list.tsx'
import { NotPermitted } from './not-permitted.tsx'
import { OpenTabs } from './open-tabs.tsx'
import { QuickPages } from './quick-pages.tsx'
import { t } from './shell.messages.ts'
import styles from './shell.module.css'
import { Softphone } from './softphone.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveSession } from './use-live-session.ts'
import { useMenu } from './use-menu.ts'
import { useNextScreen } from './use-next-screen.ts'
import { usePersonalData } from './use-personal-data.ts'
import { WalletBand } from './wallet-band.tsx'

interface ShellProps {
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
  const entry = place.menu ?? (access && entryOf(place, access))
  const isIncognito = impersonation !== undefined
  const look: MenuLook = menu.mode === 'slim' || menu.mode === 'slim-plus' ? menu.mode : 'full'

  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
        <div className={styles.shell} data-incognito={isIncognito} data-menu={look}>
          <ImpersonationBand />
          <TopBar place={place} isMenuOpen={menu.isOpen} onMenuToggle={menu.toggle} />
          <div className={styles.bands}>
            <ConnectionBand />
            <MaintenanceBand />
            <WalletBand />
          </div>
          {!menu.isOver && menu.isOpen && (
            <div ref={menu.scroller} className={styles.sidebar}>
              <MenuList look={look} current={entry} />
            </div>
          )}
          {menu.isOver && (
            <SideDialog label={t('menu.label')} side="left" width="280px" open={menu.isOpen} onClose={menu.close}>
              <div className={styles.drawer}>
                {!isIncognito && <QuickPages />}
                <MenuList current={entry} onChoose={menu.close} />
              </div>
            </SideDialog>
          )}
          <div className={styles.column}>
            <ExportBand />
            <OpenTabs place={place} />
            <main id="main" className={styles.main} tabIndex={-1}>
              {!refusal && <AreaTabs place={place} />}
              {refusal ? <NotPermitted place={place} refusal={refusal} /> : children}
            </main>
          </div>
        </div>
        {!isIncognito && <Softphone />}
        <SignInAgain />
        <SessionNotice />
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
