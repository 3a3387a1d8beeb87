import type { components } from '@lineboard/contract'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { whenStale } from '../../browser/keep-current.ts'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { useNames } from '../../shared/names/use-names.ts'
import { readableName, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { AssetReference } from '../../shared/tickets/about.ts'
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
  person(id: number | undefined): string
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

type Asset = components['schemas']['Asset']

/** The versions of a ticket with the names that stand in them. */
export interface Thread {
  versions: readonly Version[] | undefined
  error: Error | undefined
  /** Name of a user; empty where the server does not say who it is. */
  person(id: number | undefined): string
  asset(id: number): string
  /** What a version is about, as far as it is still known; undefined until it has come. */
  assetsOf(version: Version): readonly Asset[] | undefined
  reload(): void
}

/** A server that fills nothing in has none. */
const assetIdsOf = ({ assetIds = [] }: Partial<Pick<Version, 'assetIds'>>) => assetIds

const distinct = (ids: readonly number[]) => [...new Set(ids)]

/** What adds an asset to another version. */
export const toReference = ({ kind, recordId, name, description }: Asset): AssetReference => ({
  kind,
  ...(recordId !== undefined && { recordId }),
  name,
  ...(description && { description }),
})

/** How often a thread that is looked at is read again, in milliseconds: no channel tells of answers. */
const refreshMs = 15_000

/** Reads a ticket's thread, again while it is looked at, and the names of whoever and whatever it names. */
export function useThread(ticketId: number): Thread {
  usePhoneFormat()
  const { data, error, mutate } = useCall('Ticket.findVersions', { id: ticketId }, { silent: true })
  const versions = useMemo(() => data && versionsInFull(data), [data])
  // People are asked for with the ticket: its staff can be none of the users that this person may look up.
  const include = ['owner', 'creator', { relation: 'versions', scope: { include: ['owner', 'creator'] } }] as const
  const named = useCall('Ticket.find', { filter: { where: { id: ticketId }, include, limit: 1 } }, { silent: true })
  const renew = useEffectEvent(async () => {
    // Names before the answers that they stand in.
    await named.mutate()
    await mutate()
  })
  useEffect(() => whenStale(refreshMs, () => void renew()), [])
  const ids = distinct(versions?.flatMap(assetIdsOf) ?? [])
  const things = useCall('Asset.find', ids.length > 0 ? { filter: { where: { id: { inq: ids } } } } : null, {
    keepPreviousData: true,
  })
  const ticket = named.data?.[0]
  const users = [ticket, ...(ticket?.versions ?? [])].flatMap((each) => [each?.owner ?? [], each?.creator ?? []].flat())
  const isNamed = named.data !== undefined || named.error !== undefined
  // Not every server fills in relations of relations.
  const mentioned = versions?.flatMap(({ ownerId, createdBy }) => [ownerId ?? [], createdBy ?? []].flat()) ?? []
  const unnamed = mentioned.filter((id) => !users.some((user) => user.id === id))
  const nameOf = useNames(isNamed ? unnamed : [])
  return {
    versions: isNamed ? versions : undefined,
    error,
    person(id) {
      if (id === undefined) return ''
      const user = users.find((each) => each.id === id)
      return user ? personName(user) : nameOf(id)
    },
    asset: (id) => readableName(things.data?.find((each) => each.id === id)?.name ?? t('unnamedAsset', { id })),
    assetsOf: (version) => (ids.length === 0 ? [] : things.data?.filter(({ id }) => assetIdsOf(version).includes(id))),
    reload: () => void mutate(),
  }
}
