import type { Api } from '../api/api.ts'
import { LoopbackError } from '../errors/loopback-error.ts'
import type { World } from '../world.ts'
import type { Action } from './action.ts'
import { toJournalFilter } from './control-input.ts'
import type { JournalFilter } from './journal.ts'
import type { ReadPattern } from './operation-pattern.ts'
import type { JournalEntry } from './records.ts'
import { shownExchange } from './shown-exchange.ts'

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
