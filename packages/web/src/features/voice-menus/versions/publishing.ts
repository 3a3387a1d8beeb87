import { addPersonalState } from '../../../state/personal-state.ts'

/** What the next save of a form is meant to do beyond keeping what was typed. */
interface Wanted {
  /** Cases that fail are put aside. */
  anyway: boolean
}

// A form is saved by the button of its drawer, which knows nothing of menus: what another button of it wants goes beside that.
const wanted = new Map<number | undefined, Wanted>()

/** The next save of a menu publishes it. */
export const wantPublished = (menuId: number | undefined, want: Wanted): void => void wanted.set(menuId, want)

/** What the save under way is meant to do; the next one is none of that. */
export function takeWanted(menuId: number | undefined): Wanted | undefined {
  const want = wanted.get(menuId)
  wanted.delete(menuId)
  return want
}

addPersonalState({ forget: () => wanted.clear() })
