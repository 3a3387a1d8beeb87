import { isFault } from '@lineboard/sdk/call-path'
import Alert from '@mui/material/Alert'
import { comma } from '../../lib/messages.ts'
import styles from './action-fields.module.css'
import { t as checks } from './checks/findings.messages.ts'
import { t } from './simulator/simulator.messages.ts'
import type { MenuEditor } from './use-menu-editor.ts'

/** What speaks against publishing a menu as it is typed. Of one that nobody hears yet it is what is left to do, which its checks read out. */
export function PublishNotice({ typed, draft, simulator: { tried } }: MenuEditor) {
  const faults = draft?.findings.filter(isFault).length ?? 0
  const failing = tried?.results.filter(({ isMet }) => !isMet) ?? []
  if (faults === 0 && failing.length === 0) return null
  const names = failing.map(({ tried: { name } }) => name).join(comma)
  const isHeard = typed.status === 'published'
  const ofFaults = isHeard ? 'error' : 'info'
  return (
    <Alert severity={faults > 0 ? ofFaults : 'warning'} role={isHeard ? 'alert' : 'note'} className={styles.note}>
      {faults > 0 && <div>{checks('faults', { count: faults })}</div>}
      {failing.length > 0 && <div>{t('failing', { count: failing.length, names })}</div>}
    </Alert>
  )
}
