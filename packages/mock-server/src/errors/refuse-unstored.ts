import type { World } from '../world.ts'
import { LoopbackError } from './loopback-error.ts'

/** Throws a 507 while changes can't be kept: nobody is told that something was done which a restart would take back. */
export function refuseUnstored({ storageProblem }: Pick<World, 'storageProblem'>): void {
  if (storageProblem !== undefined) throw new LoopbackError(507, storageProblem, { name: 'InsufficientStorage' })
}
