import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import type { Place } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { addressAfterClosing, closeTab, closeTabs, openTab, tabs } from '../../state/tabs.ts'
import styles from './open-tabs.module.css'
import { t } from './shell.messages.ts'

/** Keeps a tab for each screen of the menu that was opened, with the place where it was left. */
function useTab(place: Place): string | undefined {
  const [path] = useLocation()
  const search = useSearch()
  const id = place.menu && place.path
  useEffect(() => {
    if (id) openTab({ id, title: titleOf(place.id), address: search ? `${path}?${search}` : path })
  }, [id, place, path, search])
  useEffect(() => closeTabs, [])
  return id
}

/** The screens that are open: choosing one goes back to it as it was left. */
export function OpenTabs({ place }: { place: Place }) {
  const activeId = useTab(place)
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
