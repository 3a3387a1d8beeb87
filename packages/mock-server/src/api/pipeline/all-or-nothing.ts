import { forkWorld, type World } from '../../world/world.ts'

/** Writes under way in a world, and the list of creates that others wait for. */
interface Gate {
  readonly writes: Set<Promise<unknown>>
  list: Promise<void> | undefined
}

const gates = new WeakMap<World, Gate>()

function gateOf(world: World): Gate {
  const known = gates.get(world) ?? { writes: new Set(), list: undefined }
  gates.set(world, known)
  return known
}

async function alone<Result>(gate: Gate, work: () => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.list = promise
  try {
    await Promise.all(gate.writes)
    return await work()
  } finally {
    gate.list = undefined
    resolve()
  }
}

/**
 * Does a write. One that creates a list of rows has the world to itself: it lets others read between its rows, and what it has tried
 * must still be true when it is done.
 */
export async function inTurn<Result>(world: World, isList: boolean, work: () => Promise<Result>): Promise<Result> {
  const gate = gateOf(world)
  while (gate.list) await gate.list
  if (isList) return alone(gate, work)
  const running = work()
  const noted = running.catch(() => undefined)
  gate.writes.add(noted)
  try {
    return await running
  } finally {
    gate.writes.delete(noted)
  }
}

/**
 * Does work on a list in a world once it was done, and not refused, in a copy that is thrown away. A refusal of any row is that of the
 * list, which then has changed nothing.
 */
export async function allOrNothing<Result>(
  world: World,
  work: (world: World) => Promise<Result>,
  isRefused: (result: Result) => boolean,
): Promise<Result> {
  const tried = await work(forkWorld(world))
  return isRefused(tried) ? tried : work(world)
}
