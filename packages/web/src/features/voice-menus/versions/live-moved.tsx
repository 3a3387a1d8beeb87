import { contains } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { useCall } from '../../../data/use-call.ts'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { useNames } from '../../../shared/names/use-names.ts'
import { formatDateTime } from '../../../state/dates.ts'
import type { Names } from '../editor/line-text.ts'
import { isSameContent } from '../menu/menu-content.ts'
import { DifferenceList } from './difference-list.tsx'
import { differenceOf } from './merge-menus.ts'
import type { Versions } from './use-versions.ts'
import { t } from './versions.messages.ts'

type Changed = Pick<Versions, 'live' | 'content' | 'entries'>

/** Who changed what callers hear, and when: its version says so, else the audit log, for who may read it; else its row knows when. */
function useChangedBy({ live, content, entries }: Changed): { userId: number | undefined; at: string } {
  const version = entries.find((entry) => !entry.isElsewhere && isSameContent(entry.content, content))?.version
  const where = {
    and: [
      { or: [{ endpoint: `/Ivrs/${live.id}` }, { endpoint: contains(`/Ivrs/${live.id}/`) }] },
      { method: { inq: ['POST', 'PUT', 'DELETE'] as const } },
      { statusCode: { lt: 300 } },
    ],
  }
  const args = version ? null : { filter: { where, order: 'createdAt DESC' as const, limit: 1 } }
  const { data = [] } = useCall('AuditLog.find', args, { silent: true })
  if (version) return { userId: version.userId, at: version.createdAt }
  return { userId: data[0]?.userId, at: data[0]?.createdAt ?? live.updatedAt }
}

/** Says that callers hear something else than a draft was begun with: who changed it, when, and how. */
export function LiveMoved({ base, names, ...changed }: Changed & { base: MenuContent; names: Names }) {
  const { userId, at } = useChangedBy(changed)
  const nameOf = useNames(userId === undefined ? [] : [userId])
  const when = formatDateTime(at)
  return (
    <Alert severity="warning">
      <div>{userId === undefined ? t('movedAt', { when }) : t('movedBy', { who: nameOf(userId), when })}</div>
      <DifferenceList differences={differenceOf(base, changed.content)} names={names} label={t('movedHow')} />
    </Alert>
  )
}
