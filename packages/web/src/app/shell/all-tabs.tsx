import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import { useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { closeOtherTabs, tabs } from '../../state/tabs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from '../shell.messages.ts'
import styles from './all-tabs.module.css'
import { tabTitle } from './tab-strip.ts'

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
