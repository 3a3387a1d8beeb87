import { forkWorld } from '../create-world.ts'
import { badRequest } from '../errors/loopback-error.ts'
import type { Live } from '../live/live.ts'
import type { Phones } from '../sip/phones.ts'
import type { World } from '../world.ts'
import { type Control, createControl } from './control.ts'
import { noSuch } from './no-such.ts'

/** A world of its own beside the main one, for one test of many that run at the same time. */
export interface Session {
  /** Empty for the main world. */
  readonly name: string
  readonly world: World
  readonly control: Control
  readonly phones: Phones
}

/** All worlds of a server. */
export interface Sessions {
  readonly main: Session
  /** The session of a name, made of the main world on first use. Throws a 400 for a name that is too long. */
  of(name: string | undefined): Session
  /** Makes a session anew: of the main world as it is, or of the rows of one of its snapshots. Throws a 404 without it. */
  create(name: string, from?: string): Session
  /** Those beside the main one, the one used longest ago first. */
  list(): readonly Session[]
  /** Forgets a session, and ends its sockets; answers false when there is none. */
  delete(name: string): boolean
}

/** What the worlds of a server need of it. */
interface SessionsNeeds {
  /** How many worlds beside the main one are kept. */
  most: number
  phonesOf(world: World): Phones
  liveOf(world: World, phones: Phones): Live
  /** Simulated calls of the main world in the beginning, a minute. */
  callsPerMinute?: number
  onDropped(session: Session): void
}

const maxCharacters = 200

/** The worlds beside a main one. At most `most` are kept: beyond that the one used longest ago is dropped. */
export function createSessions(
  mainWorld: World,
  { most, liveOf, phonesOf, callsPerMinute, onDropped }: SessionsNeeds,
): Sessions {
  function sessionOf(name: string, world: World, rate?: number): Session {
    const phones = phonesOf(world)
    return { name, world, phones, control: createControl(world, liveOf(world, phones), rate) }
  }

  const main = sessionOf('', mainWorld, callsPerMinute)
  const sessions = new Map<string, Session>()

  function drop(name: string): boolean {
    const session = sessions.get(name)
    if (!session) return false
    sessions.delete(name)
    session.control.live.stop()
    session.phones.close()
    onDropped(session)
    return true
  }

  function create(name: string, from?: string): Session {
    if (!name || name.length > maxCharacters) throw badRequest(`A session's name has 1 to ${maxCharacters} characters.`)
    const rows = from === undefined ? mainWorld.store : mainWorld.snapshots.get(from)
    if (!rows) throw noSuch('snapshot', from ?? '', [...mainWorld.snapshots.keys()])
    drop(name)
    const session = sessionOf(name, forkWorld(mainWorld, rows))
    sessions.set(name, session)
    const oldest = sessions.keys().next()
    if (sessions.size > most && !oldest.done) drop(oldest.value)
    return session
  }

  return {
    main,
    of(name) {
      if (!name) return main
      const known = sessions.get(name)
      if (!known) return create(name)
      // To the end of the line: it has just been used.
      sessions.delete(name)
      sessions.set(name, known)
      return known
    },
    create,
    list: () => [...sessions.values()],
    delete: drop,
  }
}
