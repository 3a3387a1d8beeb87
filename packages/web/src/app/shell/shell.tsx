import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useMedia } from '../../lib/use-media.ts'
import { SideDialog } from '../../ui/side-dialog.tsx'
import type { AppRoute } from '../app-route.ts'
import { theme } from '../theme.ts'
import { MenuList } from './menu-list.tsx'
import { t } from './shell.messages.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

interface ShellProps {
  route: AppRoute
  children: ReactNode
}

/** Windows wider than this have the menu beside the page; narrower ones over it. */
const desktop = '(width > 991px)'

/** Menu and top bar around the page of whoever is signed in. */
export function Shell({ route, children }: ShellProps) {
  const isDesktop = useMedia(desktop)
  const [path] = useLocation()
  const [isMenuShown, setMenuShown] = useState(true)
  // The drawer belongs to the address it was opened at: any navigation leaves it behind.
  const [drawerPath, setDrawerPath] = useState<string>()
  const isDrawerOpen = drawerPath === path
  const closeDrawer = () => setDrawerPath(undefined)
  const toggleMenu = () => (isDesktop ? setMenuShown(!isMenuShown) : setDrawerPath(isDrawerOpen ? undefined : path))

  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
        <div className={styles.shell}>
          <TopBar title={route.title} isMenuOpen={isDesktop ? isMenuShown : isDrawerOpen} onMenuToggle={toggleMenu} />
          {isDesktop && isMenuShown && (
            <div className={styles.sidebar}>
              <MenuList current={route.menu} />
            </div>
          )}
          {!isDesktop && (
            <SideDialog label={t('menu.label')} side="left" width="280px" open={isDrawerOpen} onClose={closeDrawer}>
              <div className={styles.drawer}>
                <MenuList current={route.menu} onChoose={closeDrawer} />
              </div>
            </SideDialog>
          )}
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
