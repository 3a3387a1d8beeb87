import type { KeyboardEvent } from 'react'
import { isPressed, type ShortcutId } from '../keys/shortcuts.ts'
import { speeds } from './playback-settings.ts'
import { type Playback, SKIP_SECONDS } from './use-playback.ts'

const isOwnKey = (key: string, target: EventTarget) =>
  target instanceof Element && (target.matches('select') || (key === ' ' && target.matches('button')))

/** What the keys do while something of the player has the focus; a control's own keys stay its own. */
export function pressed(event: KeyboardEvent, playback: Playback, next: (() => void) | undefined): void {
  if (isOwnKey(event.key, event.target)) return
  const { speed } = playback
  const actions = new Map<ShortcutId, (() => void) | undefined>([
    ['playPause', playback.toggle],
    ['skipBack', () => playback.skip(-SKIP_SECONDS)],
    ['skipOn', () => playback.skip(SKIP_SECONDS)],
    ['louder', () => playback.changeVolume(1)],
    ['quieter', () => playback.changeVolume(-1)],
    ['toStart', () => playback.seek(0)],
    ['slower', () => playback.set({ speed: speeds.findLast((slower) => slower < speed) ?? speed })],
    ['faster', () => playback.set({ speed: speeds.find((faster) => faster > speed) ?? speed })],
    ['nextRecording', next],
  ])
  const [, act] = [...actions].find(([id]) => isPressed(id, event)) ?? []
  if (!act) return
  event.preventDefault()
  // A drawer around the player scrolls with these keys, and has some of its own.
  event.stopPropagation()
  act()
}

/** The keys of a player, for the sheet of keys. */
export const playerKeys = {
  playPause: 'itself',
  skipBack: 'itself',
  skipOn: 'itself',
  louder: 'itself',
  quieter: 'itself',
  toStart: 'itself',
  slower: 'itself',
  faster: 'itself',
  nextRecording: 'itself',
} as const
