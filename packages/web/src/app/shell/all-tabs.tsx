import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import { useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { showWithin } from '../../browser/show-within.ts'
import { closeOtherTabs, tabs } from '../../state/tabs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './all-tabs.module.css'
import { t } from './shell.messages.ts'
import { tabTitle } from './tab-title.ts'

/**
 * Shows the tab of the open screen where there are more of them than fit, and again whenever the strip or the tab has another width:
 * fonts and tools of the bar come after it.
 */
export const showTab = (tab: HTMLElement | null) => {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const show = () => showWithin(strip, tab)
  show()
  const widths = new ResizeObserver(show)
  for (const part of [strip, tab]) widths.observe(part)
  return () => widths.disconnect()
}

/** All open screens in a list, also those the strip has no room for, and the way to close all but the present one. */
export function AllTabs({ activeId }: { activeId: string | undefined }) {
  const { list } = useSnapshot(tabs)
  const [, navigate] = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const choose = (act: () => void) => () => {
    panel.current?.hidePopover()
    act()
  }
  return (
    <>
      <IconButton label={t('tabs.all')} popoverTarget={panelId}>
        <ExpandMoreOutlined />
      </IconButton>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <ul className={styles.list} aria-label={t('tabs.all')}>
          {list.map(({ id, address }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={id === activeId ? 'page' : undefined}
                onClick={choose(() => navigate(address))}
              >
                {tabTitle(id)}
              </button>
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" className={styles.entry} onClick={choose(() => closeOtherTabs(activeId))}>
              {t('tabs.closeOthers')}
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
