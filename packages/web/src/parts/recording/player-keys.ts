import type { KeyboardEvent } from 'react'
import { speeds } from './playback-settings.ts'
import { type Playback, SKIP_SECONDS } from './use-playback.ts'

const isOwnKey = (key: string, target: EventTarget) =>
  target instanceof Element && (target.matches('select') || (key === ' ' && target.matches('button')))

/** What the keys do while something of the player has the focus; a control's own keys stay its own. */
export function pressed(event: KeyboardEvent, playback: Playback, next: (() => void) | undefined): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isOwnKey(key, target)) return
  const { speed } = playback
  const actions = new Map([
    [' ', playback.toggle],
    ['ArrowLeft', () => playback.skip(-SKIP_SECONDS)],
    ['ArrowRight', () => playback.skip(SKIP_SECONDS)],
    ['ArrowUp', () => playback.changeVolume(1)],
    ['ArrowDown', () => playback.changeVolume(-1)],
    ['Home', () => playback.seek(0)],
    ['<', () => playback.set({ speed: speeds.findLast((slower) => slower < speed) ?? speed })],
    ['>', () => playback.set({ speed: speeds.find((faster) => faster > speed) ?? speed })],
    ['n', next],
  ])
  const act = actions.get(key)
  if (!act) return
  event.preventDefault()
  // A drawer around the player scrolls with these keys, and has some of its own.
  event.stopPropagation()
  act()
}
