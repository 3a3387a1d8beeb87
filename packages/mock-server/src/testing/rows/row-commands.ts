import fc from 'fast-check'
import { expect } from 'vitest'
import { createCall, type TestServer } from '../test-server.ts'

/** Three people who work at once: two of one customer, one of another. */
const people = {
  nora: { id: 2, username: 'admin', customerId: 2, mayChange: true },
  staff: { id: 4, username: 'readonly', customerId: 2, mayChange: false },
  other: { id: 6, username: 'owen', customerId: 3, mayChange: true },
} as const
type Person = keyof typeof people

interface Source {
  id: number
  customerId: number
  name: string
  description?: string
}

interface Session {
  token: string
  isOver: boolean
  /** The session of whoever acts as this person. */
  madeWith?: Session
}

/** What is expected of the server, as simply as it can be said. */
export interface Expected {
  /** Tokens each was given, newest last. */
  tokens: Map<Person, Session[]>
  sources: Map<number, Source>
}

type Call = ReturnType<typeof createCall>
type Act = (model: Expected, server: TestServer) => Promise<void>
const anyPerson = fc.constantFrom('nora', 'staff', 'other')

/** Somebody's newest token or an older one, and whether it still works. */
const tokenOf = ({ tokens }: Expected, person: Person, age: number) => {
  const own = tokens.get(person) ?? []
  return own[Math.max(0, own.length - 1 - age)]
}

const signIn =
  (person: Person): Act =>
  async (model, { anonymous }) => {
    const body = { username: people[person].username, password: 'Lineboard1!' }
    const { status, body: session } = await anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body })
    expect(status).toBe(200)
    model.tokens.set(person, [...(model.tokens.get(person) ?? []), { token: session.id, isOver: false }])
  }

const signOut =
  (person: Person, age: number): Act =>
  async (model, { server }) => {
    const session = tokenOf(model, person, age)
    const { status } = await createCall(server.apiUrl, session?.token)('POST', '/DashUsers/logout', { body: {} })
    expect(status).toBe(session && !session.isOver ? 204 : 401)
    if (!session) return
    session.isOver = true
    for (const other of [...model.tokens.values()].flat()) if (other.madeWith === session) other.isOver = true
  }

/** Nora acts as her colleague, who may only look; nobody acts as somebody of another customer, or as somebody with more rights. */
const actAs =
  (person: Person, age: number, as: Person): Act =>
  async (model, { server }) => {
    const session = tokenOf(model, person, age)
    const call = createCall(server.apiUrl, session?.token)
    const { status, body } = await call<{ id: string }>('POST', '/DashUsers/impersonate', {
      body: { user_id: people[as].id },
    })
    if (!session || session.isOver) expect(status).toBe(401)
    else if (session.madeWith || person !== 'nora' || as !== 'staff') expect(status).toBe(403)
    else {
      expect(status).toBe(200)
      model.tokens.set(as, [...(model.tokens.get(as) ?? []), { token: body.id, isOver: false, madeWith: session }])
    }
  }

/** Makes a call with a token of somebody's; `act` is told whether he may change things, or nothing where the token is over. */
const calling =
  (person: Person, age: number, act: (call: Call, model: Expected, server: TestServer) => Promise<void>): Act =>
  async (model, real) => {
    const session = tokenOf(model, person, age)
    const call = createCall(real.server.apiUrl, session?.token)
    if (session && !session.isOver) return act(call, model, real)
    const { status } = await call('GET', '/TrackingSources')
    expect(status).toBe(401)
  }

const own = ({ sources }: Expected, person: Person) =>
  [...sources.values()].filter(({ customerId }) => customerId === people[person].customerId)

const add = (person: Person, age: number, name: string): Act =>
  calling(person, age, async (call, model) => {
    const { customerId, mayChange } = people[person]
    const isTaken = own(model, person).some((row) => row.name === name)
    const { status, body } = await call<Source>('PUT', '/TrackingSources', { body: { name, type: 'print' } })
    expect(status).toBe(mayChange ? (isTaken ? 422 : 200) : 403)
    if (status === 200) model.sources.set(body.id, { id: body.id, customerId, name })
  })

const rename = (person: Person, age: number, which: number, description: string): Act =>
  calling(person, age, async (call, model, server) => {
    const rows = [...model.sources.values()]
    const row = rows[which % Math.max(1, rows.length)]
    if (!row) return
    const { customerId, mayChange } = people[person]
    const isOwn = row.customerId === customerId
    const body = server.whole('TrackingSource', { id: row.id, description })
    const { status } = await call('PUT', '/TrackingSources', { body })
    if (mayChange && isOwn) {
      expect(status).toBe(200)
      row.description = description
    } else expect(status).toBeGreaterThanOrEqual(403)
  })

const remove = (person: Person, age: number, which: number): Act =>
  calling(person, age, async (call, model) => {
    const rows = [...model.sources.values()]
    const row = rows[which % Math.max(1, rows.length)]
    if (!row) return
    const { customerId, mayChange } = people[person]
    const { status, body } = await call('DELETE', `/TrackingSources/${row.id}`)
    if (mayChange && row.customerId === customerId) {
      expect([status, body]).toEqual([200, { count: 1 }])
      model.sources.delete(row.id)
    } else if (!mayChange) expect(status).toBe(403)
    else expect(status === 404 || JSON.stringify(body) === '{"count":0}').toBe(true)
  })

const list = (person: Person, age: number): Act =>
  calling(person, age, async (call, model) => {
    const { body } = await call<Source[]>('GET', '/TrackingSources', { filter: { order: 'id ASC' } })
    const mine = own(model, person).toSorted((a, b) => a.id - b.id)
    expect(body.map(({ id, name, description }) => [id, name, description ?? ''])).toEqual(
      mine.map(({ id, name, description }) => [id, name, description ?? '']),
    )
  })

class Command implements fc.AsyncCommand<Expected, TestServer> {
  readonly #label: string
  readonly #act: Act
  constructor(label: string, act: Act) {
    this.#label = label
    this.#act = act
  }
  check = () => true
  run = (model: Expected, server: TestServer) => this.#act(model, server)
  toString = () => this.#label
}

const age = fc.nat(2)
const name = fc.constantFrom('Radio', 'Flyer', 'Van', 'Window')

/** What people do with rows and sessions, one after the other in any order. */
export const rowCommands = [
  anyPerson.map((person) => new Command(`${person} signs in`, signIn(person))),
  fc.tuple(anyPerson, age).map(([person, at]) => new Command(`${person} signs out ${at} back`, signOut(person, at))),
  fc.tuple(anyPerson, age, anyPerson).map(([who, at, as]) => new Command(`${who} acts as ${as}`, actAs(who, at, as))),
  fc.tuple(anyPerson, age, name).map(([who, at, what]) => new Command(`${who} adds ${what}`, add(who, at, what))),
  fc
    .tuple(anyPerson, age, fc.nat(20), fc.constantFrom('one', 'two'))
    .map(
      ([who, at, which, text]) => new Command(`${who} describes row ${which} as ${text}`, rename(who, at, which, text)),
    ),
  fc
    .tuple(anyPerson, age, fc.nat(20))
    .map(([who, at, which]) => new Command(`${who} deletes row ${which}`, remove(who, at, which))),
  fc.tuple(anyPerson, age).map(([who, at]) => new Command(`${who} looks at the list`, list(who, at))),
]
