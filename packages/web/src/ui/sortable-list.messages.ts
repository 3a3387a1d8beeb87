import { translator } from '../lib/messages.ts'

const messages = {
  move: 'Move {label}',
  taken: '{label} is taken up, at place {place} of {count}.',
  over: '{label} is at place {place} of {count}.',
  put: '{label} was put at place {place} of {count}.',
  kept: '{label} stays where it was.',
  howToMove: 'Press Space to take it up, the arrow keys to move it, Space to put it down, Escape to leave it.',
} as const

export const t = translator(messages)
