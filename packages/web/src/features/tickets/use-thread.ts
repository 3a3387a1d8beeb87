import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { t } from './tickets.messages.ts'

type Version = components['schemas']['TicketVersion']

/** The versions of a ticket with the names that stand in them. */
export interface Thread {
  versions: readonly Version[] | undefined
  error: Error | undefined
  person(id: number | undefined): string
  asset(id: number): string
  reload(): void
}

const distinct = (ids: readonly (number | undefined)[]) => [...new Set(ids)].filter((id) => id !== undefined)

/** Reads a ticket's thread, and the names of whoever it names. */
export function useThread(ticketId: number): Thread {
  const { data: versions, error, mutate } = useCall('Ticket.findVersions', { id: ticketId }, { silent: true })
  const people = distinct(versions?.flatMap(({ createdBy, ownerId }) => [createdBy, ownerId]) ?? [])
  const assets = distinct(versions?.flatMap(({ assetIds }) => assetIds) ?? [])
  const users = useCall('DashUser.severalUser', people.length > 0 ? { body: { ids: people } } : null).data
  const things = useCall('Asset.find', assets.length > 0 ? { filter: { where: { id: { inq: assets } } } } : null).data
  return {
    versions,
    error,
    person(id) {
      if (id === undefined) return t('nobody')
      const user = users?.find((each) => each.id === id)
      return user ? personName(user) : `#${id}`
    },
    asset: (id) => things?.find((each) => each.id === id)?.name ?? `#${id}`,
    reload: () => void mutate(),
  }
}
