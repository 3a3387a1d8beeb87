import { proxy, useSnapshot } from 'valtio'
import { addPersonalState } from '../../state/personal-state.ts'

interface Shown {
  key: string | undefined
  close: (() => void) | undefined
}

const shown = proxy<Shown>({ key: undefined, close: undefined })

/** Shows a key that was just made, once; settles when the person has put it away. */
export function showNewKey(key: string): Promise<void> {
  return new Promise((resolve) => {
    shown.key = key
    shown.close = () => {
      shown.key = undefined
      shown.close = undefined
      resolve()
    }
  })
}

/** The key to show, and how to put it away. */
export const useNewKey = () => useSnapshot(shown)

addPersonalState({ forget: () => shown.close?.() })
