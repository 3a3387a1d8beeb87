import type { IncomingHttpHeaders } from 'node:http'
import { redact } from '@lineboard/contract/redact'
import { bodyText } from '../../ground/body-text.ts'
import { LoopbackError } from '../../ground/errors.ts'
import type { ReadPattern } from '../../world/faults/latencies.ts'
import type { Exchange } from '../../world/request-log/exchanges.ts'
import type { JournalEntry, JournalFilter } from '../../world/request-log/journal.ts'
import type { World } from '../../world/world.ts'
import type { Api } from '../pipeline/api.ts'
import { toJournalFilter } from './control-input.ts'
import type { Action } from './request-body.ts'

/** One side of an exchange as people read it. */
interface ShownPart {
  headers: Readonly<Record<string, string>>
  /** Text of a body that is text; left out where there is none, or it is none. */
  body?: string
}

/** An exchange without passwords, tokens and keys. */
interface ShownExchange {
  request: ShownPart
  /** Left out where the connection was cut, or nothing came. */
  answer?: ShownPart
}

const maxCharacters = 100_000
const hiddenHeaders = new Set(['authorization', 'cookie', 'set-cookie', 'x-access-token'])

/** Names of values that open something, and ids that are tokens: those of rows are numbers. */
const secrets = /("(?:\w*token|\w*secret|api_?key|token_id)"\s*:\s*|"id"\s*:\s*(?="[\w-]{32}))"(?:[^"\\]|\\.)*"/gi

const shown = (text: string) => redact(text).replaceAll(secrets, '$1"***"')

function shownHeaders(headers: IncomingHttpHeaders | Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, hiddenHeaders.has(name.toLowerCase()) ? '***' : redact(String(value))]]
    }),
  )
}

function part(headers: IncomingHttpHeaders | Readonly<Record<string, string>>, body: string | Buffer): ShownPart {
  const type = String(headers['content-type'] ?? '')
  const isCsv = type.startsWith('text/')
  const text = isCsv ? String(body).slice(0, maxCharacters) : bodyText(Buffer.from(body), type, maxCharacters)
  return { headers: shownHeaders(headers), ...(text !== undefined && { body: shown(text) }) }
}

/** What people are shown of an exchange. */
function shownExchange({ request, answer }: Exchange): ShownExchange {
  return {
    request: part(request.headers, request.body),
    ...(answer.kind === 'answer' && { answer: part(answer.headers, answer.body) }),
  }
}

/** An entry with the name of who sent it, where somebody did. */
type NamedEntry = JournalEntry & { username?: string }

function named({ store }: World, entry: JournalEntry): NamedEntry {
  const username = entry.userId === undefined ? undefined : store.table('DashUser').get(entry.userId)?.username
  return username === undefined ? entry : { ...entry, username }
}

/** Id of the person of a name or id; 0, which nobody has, where there is none. */
function personOf({ store }: World, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return store.table('DashUser').findOne({ username: text })?.id ?? 0
}

function filterOf(world: World, query: URLSearchParams, readPattern: ReadPattern): JournalFilter {
  const person = query.get('person')
  return { ...toJournalFilter(query, readPattern), ...(person && { userId: personOf(world, person) }) }
}

function exchangeOf({ exchanges }: World, rest: string) {
  const [id = ''] = rest.split('/')
  const exchange = exchanges.of(Number(id))
  if (!exchange)
    throw new LoopbackError(
      404,
      `No request ${id} is kept whole: GET journal lists the ids, of which the last 200 are.`,
    )
  return exchange
}

/** The journal: a list, one request whole (`journal/ID`), and the same request once more (`journal/ID/again`). */
export function journalActions(world: World, api: Api, readPattern: ReadPattern): Record<string, Action> {
  const { journal } = world
  return {
    'GET journal'({ query, rest }) {
      if (rest) {
        const exchange = exchangeOf(world, rest)
        const entry = journal.list().find(({ id }) => id === Number(rest))
        return { ...(entry && named(world, entry)), ...shownExchange(exchange) }
      }
      return journal.find(filterOf(world, query, readPattern)).map((entry) => named(world, entry))
    },
    async 'POST journal'({ rest }) {
      if (!/^[^/]+\/again$/.test(rest))
        throw new LoopbackError(
          404,
          `There is no control POST journal/${rest}: send a request once more by POST journal/ID/again.`,
        )
      const { request } = exchangeOf(world, rest)
      // Others may ask meanwhile: it is known by headers of its own.
      const headers = { ...request.headers }
      await api(world, { ...request, headers })
      const entry = journal.list().findLast(({ id }) => world.exchanges.of(id)?.request.headers === headers)
      return { sent: true, ...(entry && { id: entry.id, status: entry.status }) }
    },
    'DELETE journal'() {
      journal.clear()
      world.exchanges.clear()
      return { cleared: true }
    },
  }
}
