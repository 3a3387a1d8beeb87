import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { useCall } from '../../data/use-call.ts'

type Ticket = components['schemas']['Ticket']

/** Ids travel in the address: so many calls, the latest, are looked up. */
const mostIds = 100
/** Tickets can't be asked for by what they are about: so many, the latest, are looked through. */
const mostTickets = 100

const isAbout = ({ versions = [] }: Ticket, assets: ReadonlySet<number>) =>
  versions.some(({ assetIds }: Served<'TicketVersion'>) => assetIds?.some((id) => assets.has(id)))

/** The tickets about any of these calls, the latest first; `data` is undefined until they are known. */
export function useTicketsAbout(calls: readonly { id: number }[] | undefined): {
  data: Ticket[] | undefined
  error: Error | undefined
  mutate: () => Promise<unknown>
} {
  const ids = calls?.slice(0, mostIds).map(({ id }) => id) ?? []
  const ofCalls = { filter: { where: { kind: 'call', recordId: { inq: ids } } } } as const
  const assets = useCall('Asset.find', ids.length > 0 ? ofCalls : null, { silent: true })
  const found = new Set(assets.data?.map(({ id }) => id))
  const latest = { filter: { include: ['versions'], order: 'updatedAt DESC', limit: mostTickets } } as const
  const tickets = useCall('Ticket.find', found.size > 0 ? latest : null, { silent: true })
  const isNone = calls?.length === 0 || assets.data?.length === 0
  return {
    data: isNone ? [] : tickets.data?.filter((ticket) => isAbout(ticket, found)),
    error: assets.error ?? tickets.error,
    mutate: () => Promise.all([assets.mutate(), tickets.mutate()]),
  }
}
