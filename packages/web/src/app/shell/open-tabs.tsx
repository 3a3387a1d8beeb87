import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { addressAfterClosing, closeTab, closeTabs, openTab, tabs } from '../../state/tabs.ts'
import { type AppRoute, addressOf } from '../router/app-route.ts'
import styles from './open-tabs.module.css'
import { t } from './shell.messages.ts'

/** Keeps a tab for each screen of the menu that was opened, with the place where it was left. */
function useTab(route: AppRoute): string | undefined {
  const [path] = useLocation()
  const search = useSearch()
  const id = route.menu && addressOf(route)
  useEffect(() => {
    if (id) openTab({ id, title: route.title, address: search ? `${path}?${search}` : path })
  }, [id, route, path, search])
  useEffect(() => closeTabs, [])
  return id
}

/** The screens that are open: choosing one goes back to it as it was left. */
export function OpenTabs({ route }: { route: AppRoute }) {
  const activeId = useTab(route)
  const { list } = useSnapshot(tabs)
  const [, navigate] = useLocation()

  const close = (id: string) => {
    const address = addressAfterClosing(tabs.list, id, activeId)
    closeTab(id)
    if (address) navigate(address)
  }
  if (list.length === 0) return null
  return (
    <nav className={styles.bar} data-tabs="" aria-label={t('tabs.label')}>
      <ul className={styles.tabs}>
        {list.map(({ id, title, address }) => (
          <li key={id} className={styles.tab} data-active={id === activeId}>
            <button
              type="button"
              className={styles.open}
              aria-current={id === activeId ? 'page' : undefined}
              onClick={() => navigate(address)}
            >
              {title}
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={t('tabs.close', { title })}
              title={t('tabs.close', { title })}
              onClick={() => close(id)}
            >
              <CloseOutlined />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
