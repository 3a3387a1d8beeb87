import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Kinds of steps with their weights. A step that can't happen, such as a delivery without a packet, does nothing. */
const weights = {
  /** An idle user starts a task; for a waiting one, its packet moves on. */
  act: 380,
  /** A request comes to the server, or a response to its user. */
  deliver: 500,
  /** A connection is cut before the request comes to the server. */
  loseRequest: 8,
  /** A connection is cut after the server did what was asked. */
  loseResponse: 30,
  /** Time passes. */
  wait: 50,
  /** Somebody calls a tracking number. */
  call: 10,
  /** The socket of a user is lost, or comes back. */
  socket: 10,
  /** The disk is full, or has room again. */
  disk: 4,
  /** The server is killed and started again. */
  kill: 3,
  /** The server is killed while it writes: its log ends in the middle of a page. */
  torn: 1,
  /** A day passes. */
  day: 2,
} as const

export type StepKind = keyof typeof weights

/** A step of a run. Its draws choose among what there is at that moment, so that a run stays one when steps are taken out. */
export interface Step {
  kind: StepKind
  draws: readonly [number, number, number]
}

// The keys of an object are all that it has.
const kinds = Object.keys(weights) as StepKind[]
const total = kinds.reduce((sum, kind) => sum + weights[kind], 0)

function kindAt(place: number): StepKind {
  let left = place
  for (const kind of kinds) {
    left -= weights[kind]
    if (left < 0) return kind
  }
  return 'act'
}

/** The steps of a seed. */
export function planOf(seed: number, count: number): Step[] {
  const random = xoroshiro128plus(seed)
  const draw = () => uniformInt(random, 0, 0x7fff_ffff)
  return Array.from({ length: count }, () => ({
    kind: kindAt(uniformInt(random, 0, total - 1)),
    draws: [draw(), draw(), draw()],
  }))
}

/** The member of a list that a draw chooses; undefined of an empty one. */
export const chosen = <Item>(list: readonly Item[], draw: number): Item | undefined => list[draw % list.length]
