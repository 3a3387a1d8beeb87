import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useHadPause } from '../../browser/hooks.ts'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import type { Place } from '../../places/place.ts'
import { addressAfterClosing, closeTab, tabs } from '../../state/tabs.ts'
import { t } from '../shell.messages.ts'
import styles from './open-tabs.module.css'
import { barTitle, showTab, tabTitle } from './tab-strip.ts'

interface OpenTabsProps {
  place: Place
  /** The tab of the present screen; undefined where it has none. */
  activeId: string | undefined
}

const panels = loadOnce(() => import('./shell-panels.ts'))

/** The screens that are open: choosing one goes back to it as it was left. That of the present screen is the title of the top bar. */
export function OpenTabs({ place, activeId }: OpenTabsProps) {
  const { list } = useSnapshot(tabs)
  const [, navigate] = useLocation()
  const hadPause = useHadPause()
  const { value: all } = useLoaded(panels, hadPause && list.length > 1)

  const close = (id: string) => {
    const address = addressAfterClosing(tabs.list, id, activeId)
    closeTab(id)
    if (address) navigate(address)
  }
  if (list.length === 0) return null
  return (
    <>
      <nav className={styles.bar} aria-label={t('tabs.label')}>
        <ul className={styles.tabs}>
          {list.map(({ id, address }) => (
            <li
              key={id}
              ref={id === activeId ? showTab : undefined}
              className={styles.tab}
              data-active={id === activeId}
            >
              <button
                type="button"
                className={styles.open}
                aria-current={id === activeId ? 'page' : undefined}
                onClick={() => navigate(address)}
              >
                {id === activeId ? barTitle(place.id) : tabTitle(id)}
              </button>
              <button
                type="button"
                className={styles.close}
                aria-label={t('tabs.close', { title: tabTitle(id) })}
                title={t('tabs.close', { title: tabTitle(id) })}
                onClick={() => close(id)}
              >
                <CloseOutlined />
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {list.length > 1 && all && <all.AllTabs activeId={activeId} />}
    </>
  )
}
