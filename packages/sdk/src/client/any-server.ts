import { repairs } from '../repairs/repairs.ts'
import type { LineboardOptions } from '../transport/options.ts'
import { createContractClient, type Lineboard } from './client.ts'

/**
 * Creates a client of any core API. It keeps no state but these options, its session and what it found out about the server; every call throws a
 * LineboardError when it fails, or the reason of its signal when it was aborted.
 */
export function createLineboard(options: LineboardOptions): Lineboard {
  return createContractClient({ repairs, ...options })
}
