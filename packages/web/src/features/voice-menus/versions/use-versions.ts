import { setupOf } from '@lineboard/sdk/call-path'
import { useMemo } from 'react'
import { useCall } from '../../../data/use-call.ts'
import {
  draftOf,
  keptUnder,
  type MenuContent,
  revisionsOf,
  type Version,
  versionsOf,
} from '../../../shared/menu-drafts/revision.ts'
import { useMenuRows } from '../menu/edited-menu.ts'
import { contentOfRow, isSameContent } from '../menu/menu-content.ts'
import { t } from './versions.messages.ts'

/** Something of a menu that can be compared, and brought back. */
export interface Entry {
  id: string
  content: MenuContent
  version: Version
  /** It is what callers heard before that version, changed without one. */
  isElsewhere: boolean
}

/** Versions, newest first, with what callers heard between them that is no version. */
export function entriesOf(versions: readonly Version[]): Entry[] {
  return versions.flatMap((version, at) => {
    const { id, content, before } = version
    const previous = versions[at + 1]?.content
    const own: Entry = { id: String(id), content, version, isElsewhere: false }
    const isKnown = before === undefined || (previous && isSameContent(before, previous))
    return isKnown ? [own] : [own, { id: `${id} before`, content: before, version, isElsewhere: true }]
  })
}

/** Which of the entries callers hear, the newest of those that say the same; undefined where they hear none of them. */
export const liveEntry = (entries: readonly Entry[], content: MenuContent): Entry | undefined =>
  entries.find((entry) => isSameContent(entry.content, content))

/** What is kept of a menu, and what callers hear; undefined while it is looked up. */
export function useVersions({ id, customerId }: { id: number; customerId: number }) {
  const kept = useCall('Template.find', { filter: { where: keptUnder(id) } }, { silent: true })
  const menus = useCall('Ivr.find', { filter: { where: { id }, include: ['Actions'] } }, { silent: true })
  const rows = useMenuRows(customerId)
  const names = useMemo(() => setupOf({ menus: rows?.menus ?? [], gateways: rows?.gateways ?? [] }), [rows])
  const [live] = menus.data ?? []
  const error = kept.error ?? menus.error
  const retry = () => void Promise.all([kept.mutate(), menus.mutate()])
  if (!kept.data || !live) return { error, retry, names, versions: undefined }
  const revisions = revisionsOf(kept.data, id)
  const content = contentOfRow(live)
  return {
    ...{ error, retry, names },
    versions: { live, content, revisions, draft: draftOf(revisions), entries: entriesOf(versionsOf(revisions)) },
  }
}

export type Versions = NonNullable<ReturnType<typeof useVersions>['versions']>

/** What something is called that can be brought back. */
export const nameOfEntry = ({ isElsewhere, version }: Entry): string =>
  t(isElsewhere ? 'elsewhere' : 'version', { number: version.number })
