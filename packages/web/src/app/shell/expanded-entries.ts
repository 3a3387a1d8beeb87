import type { MenuItemId } from '@lineboard/sdk'
import { proxy, useSnapshot } from 'valtio'
import { addPersonalState } from '../../state/personal-state.ts'

// What everybody works with all day stands open.
const usual = { callLogs: true } as const

const chosen = proxy<{ [Id in MenuItemId]?: boolean }>({ ...usual })

/** Which entries of the menu somebody has unfolded or folded; what they said nothing of is undefined. */
export const useExpandedEntries = (): Readonly<typeof chosen> => useSnapshot(chosen)

export function setExpanded(id: MenuItemId, isExpanded: boolean): void {
  chosen[id] = isExpanded
}

// Somebody else may sign in.
addPersonalState({
  forget() {
    for (const id of Object.keys(chosen)) Reflect.deleteProperty(chosen, id)
    Object.assign(chosen, usual)
  },
})
