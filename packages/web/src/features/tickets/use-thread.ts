import type { components } from '@lineboard/contract'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { whenStale } from '../../browser/reconnect.ts'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/names.ts'
import { useNames } from '../../shared/names/use-names.ts'
import { readableName, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { AssetReference } from '../../shared/tickets/about.ts'
import { t } from './tickets.messages.ts'
import { versionsInFull } from './version-changes.ts'

type Version = components['schemas']['TicketVersion']
type Asset = components['schemas']['Asset']

/** The versions of a ticket with the names that stand in them. */
export interface Thread {
  versions: readonly Version[] | undefined
  error: Error | undefined
  person(id: number): string
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
  const mentioned = versions?.flatMap(({ ownerId, createdBy }) => [ownerId ?? [], createdBy].flat()) ?? []
  const unnamed = mentioned.filter((id) => !users.some((user) => user.id === id))
  const nameOf = useNames(isNamed ? unnamed : [])
  return {
    versions: isNamed ? versions : undefined,
    error,
    person(id) {
      const user = users.find((each) => each.id === id)
      return user ? personName(user) : nameOf(id)
    },
    asset: (id) => readableName(things.data?.find((each) => each.id === id)?.name ?? t('unnamedAsset', { id })),
    assetsOf: (version) => (ids.length === 0 ? [] : things.data?.filter(({ id }) => assetIdsOf(version).includes(id))),
    reload: () => void mutate(),
  }
}
