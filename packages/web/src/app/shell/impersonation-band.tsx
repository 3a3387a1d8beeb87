import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { useLayoutEffect, useRef } from 'react'
import { personName } from '../../lib/names.ts'
import { ariaKeys } from '../../shared/keys/shortcuts.ts'
import { useSession } from '../../state/session.ts'
import { endActing } from '../session/leave.ts'
import { t } from '../shell.messages.ts'
import styles from './impersonation-band.module.css'

const endKey = ariaKeys('endActing')

const end = () => void endActing()

/** Keeps an element above every drawer and dialog: of what the browser layers over the page, the last that opens is uppermost. */
function useUppermost(isShown: boolean) {
  const element = useRef<HTMLDivElement>(null)
  // Before it is painted, so that nothing moves.
  useLayoutEffect(() => {
    const { current } = element
    if (!isShown || !current) return
    const raise = () => {
      if (current.matches(':popover-open')) current.hidePopover()
      current.showPopover()
    }
    raise()
    // Drawers and dialogs begin below it, wherever they are drawn.
    document.documentElement.dataset.acting = 'true'
    const openings = new MutationObserver(raise)
    openings.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      openings.disconnect()
      delete document.documentElement.dataset.acting
    }
  }, [isShown])
  return element
}

/** Says over every screen who acts as whom, and ends it by one key. */
export function ImpersonationBand() {
  const { user, impersonation } = useSession()
  const band = useUppermost(impersonation !== undefined && user !== undefined)

  if (!user || !impersonation) return null
  const { impersonator } = impersonation
  const name = personName(user)
  const company = user.Customer?.companyName
  const whom = company ? t('impersonation.ofCompany', { name, company }) : name
  return (
    <div className={styles.place}>
      <div ref={band} className={styles.band} popover="manual" role="status">
        <VisibilityOutlined />
        <p className={styles.text}>
          {impersonator ? t('impersonation.actsAs', { impersonator, whom }) : t('impersonation.actAs', { whom })}
        </p>
        <button type="button" className={styles.end} aria-keyshortcuts={endKey} onClick={end}>
          {t('impersonation.end', { name })}
          <kbd className={styles.key}>{endKey}</kbd>
        </button>
      </div>
    </div>
  )
}
