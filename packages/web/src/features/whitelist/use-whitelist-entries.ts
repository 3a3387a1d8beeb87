import { useCall } from '../../data/use-call.ts'

// Of one customer some dozens; more than this nobody can oversee.
const MOST = 1000

/** Entries of the whitelist, of one customer and the owner or of all; undefined while they are asked for. */
export const useWhitelistEntries = (customerId?: number) =>
  useCall('Whitelist.find', {
    filter: { ...(customerId !== undefined && { where: { customerId: { inq: [customerId, 1] } } }), limit: MOST },
  }).data
