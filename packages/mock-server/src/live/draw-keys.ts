import { type CalledNumber, type CallSetup, type MenuKey, traceNumber } from '@lineboard/contract/call-path'
import type { Prng } from '../seed/prng.ts'

/** Nobody presses more keys than this. */
const MOST_KEYS = 4
/** How many callers press a key that the menu has. */
const PRESSES = 0.85

/** Draws the keys a caller presses: at each menu one that it has, or none. Empty for a number without a menu. */
export function drawKeys(prng: Prng, setup: CallSetup, number: CalledNumber, at: Date): MenuKey[] {
  const keys: MenuKey[] = []
  while (keys.length < MOST_KEYS) {
    const { steps, pressed } = traceNumber(setup, number, { at, keys })
    // The call left the menus before all keys were taken, or never met one.
    if (pressed.length < keys.length) break
    const menu = steps.filter((step) => step.kind === 'menu')[keys.length]
    if (!menu) break
    const offered = menu.choices.flatMap(({ key }) => (key === 'timeout' || key === 'invalid' ? [] : [key]))
    keys.push(offered.length > 0 && prng.chance(PRESSES) ? prng.pick(offered) : 'timeout')
  }
  return keys
}
