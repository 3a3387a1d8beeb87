import { readStoredJson, writeStored } from '../../browser/storage.ts'

/** Addresses that are kept at most. */
const MOST = 12

interface Kept {
  userId: number
  addresses: string[]
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('addresses' in value)) return false
  return Array.isArray(value.addresses) && value.addresses.every((each) => typeof each === 'string')
}

/** Addresses that a person opened lately, the last one first; none that were somebody else's. */
export function recentAddresses(userId: number): readonly string[] {
  const kept = readStoredJson('recent')
  return isKept(kept) && kept.userId === userId ? kept.addresses : []
}

/** Keeps an address as the last one. What stood there is asked for again by its id: no name is kept. */
export function keepRecent(userId: number, address: string): void {
  const before = recentAddresses(userId).filter((each) => each !== address)
  writeStored('recent', JSON.stringify({ userId, addresses: [address, ...before].slice(0, MOST) } satisfies Kept))
}
