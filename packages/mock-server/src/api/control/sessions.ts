import type { IncomingHttpHeaders } from 'node:http'
import { badRequest } from '../../ground/errors.ts'
import type { Live } from '../../world/live/live.ts'
import type { Phones } from '../../world/live/ring-phones.ts'
import { forkWorld, type World } from '../../world/world.ts'
import { type Control, createControl } from './control.ts'
import { noSuch } from './request-body.ts'

/** Header that says which world a request is for. */
export const sessionHeader = 'x-mock-session'

/** Name of the query parameter and of the cookie that say the same, for sockets and pages that can't set a header. */
export const sessionParameter = 'mockSession'

/** A name as it was before it was percent-encoded to fit a header; one that never was stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const inCookies = new RegExp(`(?:^|;\\s*)${sessionParameter}=([^;]*)`)

function cookieOf(cookies = ''): string | undefined {
  const [, text] = inCookies.exec(cookies) ?? []
  return text && decoded(text)
}

/** Which world is meant: by header, else by query, else by cookie. The main one when none says. */
export function sessionNameOf(headers: IncomingHttpHeaders, parameter?: unknown): string | undefined {
  const header = headers[sessionHeader]
  if (typeof header === 'string' && header) return decoded(header)
  return typeof parameter === 'string' && parameter ? parameter : cookieOf(headers.cookie)
}

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
  /** The session of a name, made of the main world on first use, or the main one where requests may make none. Throws a 400 for a name that is too long. */
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
  /** Whether requests may make worlds by naming them: each has limits of its own. */
  mayMake: boolean
}

const maxCharacters = 200

/** The worlds beside a main one. At most `most` are kept: beyond that the one used longest ago is dropped. */
export function createSessions(
  mainWorld: World,
  { most, liveOf, phonesOf, callsPerMinute, onDropped, mayMake }: SessionsNeeds,
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
      if (!known) return mayMake ? create(name) : main
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
