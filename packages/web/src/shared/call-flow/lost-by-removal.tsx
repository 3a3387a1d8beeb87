import type { CallTarget } from './call-target.ts'
import { LostThen } from './lost-then.tsx'
import { lostWithout } from './lost-without.ts'

interface LostByRemovalProps {
  model: CallTarget
  ids: readonly number[]
  withNumbers: boolean
}

/** Says before rows are deleted whose calls go nowhere then; nothing where none do, or where that can't be read. */
export function LostByRemoval(removal: LostByRemovalProps) {
  return <LostThen of={(loaded) => lostWithout(loaded, removal, new Date())} />
}
