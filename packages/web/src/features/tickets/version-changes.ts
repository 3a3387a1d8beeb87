import type { components } from '@lineboard/contract'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { priorityLabels, stateLabels } from './ticket-cells.ts'
import { t } from './tickets.messages.ts'

type Version = components['schemas']['TicketVersion']

/** One thing that a version says otherwise than the version before. */
export interface VersionChange {
  field: string
  from: string
  to: string
}

interface Names {
  person(id: number): string
  asset(id: number): string
}

const ownerOf = ({ ownerId }: Version, names: Names) => (ownerId === undefined ? t('noOwner') : names.person(ownerId))

// A server that fills nothing in has none.
const assetsOf = ({ assetIds = [] }: Partial<Pick<Version, 'assetIds'>>, names: Names) =>
  assetIds.length === 0 ? t('nothing') : assetIds.map(names.asset).join(comma)

/** Versions with what they say: one that its server filled nothing into, which has no state, leaves all as the one before does. */
export function versionsInFull(versions: readonly Version[]): Version[] {
  const full: Version[] = []
  for (const version of versions) {
    const before = full.at(-1)
    if (version.state !== undefined || !before) {
      full.push(version)
      continue
    }
    const { title, stateId, state, priority, ownerId, assetIds } = before
    full.push({ ...version, title, stateId, state, priority, assetIds, ...(ownerId !== undefined && { ownerId }) })
  }
  return full
}

/** What a version changed. The first one changed nothing; its text is no change, it is what was said. */
export function changesOf(before: Version | undefined, version: Version, names: Names): VersionChange[] {
  if (!before) return []
  const pairs = [
    { field: t('subject'), from: before.title, to: version.title },
    { field: t('state'), from: labelOf(stateLabels, before.state), to: labelOf(stateLabels, version.state) },
    {
      field: t('priority'),
      from: labelOf(priorityLabels, before.priority),
      to: labelOf(priorityLabels, version.priority),
    },
    { field: t('owner'), from: ownerOf(before, names), to: ownerOf(version, names) },
    {
      field: t('assets'),
      from: assetsOf(before, names),
      to: assetsOf(version, names),
    },
  ]
  return pairs.filter(({ from, to }) => from !== to)
}
