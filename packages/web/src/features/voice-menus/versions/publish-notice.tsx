import { checkMenu, isFault, type MenuFinding, setupOf } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useMemo } from 'react'
import { comma } from '../../../lib/messages.ts'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { findingText } from '../checks/finding-text.ts'
import { t as checks } from '../checks/findings.messages.ts'
import styles from '../menu/action-fields.module.css'
import { draftRows, typedOfContent, useMenuRows } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import type { CaseResult } from '../simulator/menu-case.ts'
import { t } from '../simulator/simulator.messages.ts'

/** So many faults are named; the checks of the form have all of them. */
const NAMED = 3

interface PublishNoticeProps {
  /** Undefined while it is looked up what the menu leads to. */
  findings: readonly MenuFinding[] | undefined
  actions: readonly ActionValues[]
  /** Cases that are known to fail. @default none */
  failing?: readonly CaseResult[] | undefined
  /** Callers hear the menu. */
  isHeard: boolean
}

/** What speaks against publishing a menu. Of one that nobody hears yet it is what is left to do, which the checks of its form read out. */
export function PublishNotice({ findings = [], actions, failing = [], isHeard }: PublishNoticeProps) {
  const found = findings.filter(isFault)
  const faults = found.length
  if (faults === 0 && failing.length === 0) return null
  const names = failing.map(({ tried: { name } }) => name).join(comma)
  const ofFaults = isHeard ? 'error' : 'info'
  return (
    <Alert severity={faults > 0 ? ofFaults : 'warning'} role={isHeard ? 'alert' : 'note'} className={styles.note}>
      {faults > 0 && (
        <div>
          {checks('faults', { count: faults })}{' '}
          {found
            .slice(0, NAMED)
            .map((finding) => findingText(finding, actions))
            .join(' ')}
          {faults > NAMED && ' …'}
        </div>
      )}
      {failing.length > 0 && <div>{t('failing', { count: failing.length, names })}</div>}
    </Alert>
  )
}

interface Checked {
  findings: readonly MenuFinding[]
  actions: readonly ActionValues[]
}

/** What is wrong with a content of a menu, as its form would say it; undefined where it is not known what it leads to. */
export function useContentChecks(
  { id, customerId }: { id: number; customerId: number },
  content: MenuContent | undefined,
): Checked | undefined {
  const rows = useMenuRows(customerId)
  return useMemo(() => {
    if (!rows || !content) return undefined
    const typed = typedOfContent(id, content)
    const { menu, rows: drafted } = draftRows(rows, id, typed)
    return { findings: checkMenu(setupOf(drafted), menu), actions: typed.actions }
  }, [rows, id, content])
}
