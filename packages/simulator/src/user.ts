import {
  createLineboard,
  ForbiddenError,
  LineboardError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@lineboard/sdk'
import { connectRealtime, type Realtime } from '@lineboard/sdk/realtime'
import { amountOf, type Claim, type Claims, markName } from './claims.ts'
import type { Failure } from './failure.ts'
import type { Network } from './network.ts'
import { chosen } from './plan.ts'
import { type Client, type Person, people, type TaskContext, tasks } from './tasks.ts'

/** What a user needs of the simulation. */
export interface Surroundings {
  network: Network
  claims: Claims
  url: string
  apiUrl: string
  nowMs(): number
  /** Writes a line of the journal. */
  note(line: string): void
  fail(rule: Failure['rule'], text: string): void
}

/** Says what a call ended with, without what differs between two runs. */
const nameOf = (problem: unknown): string =>
  problem instanceof LineboardError && 'status' in problem
    ? `${problem.name} ${String(problem.status)}`
    : problem instanceof Error
      ? problem.name
      : String(problem)

/** Nobody knows whether the server did it. */
const isUnknown = (problem: unknown): boolean =>
  problem instanceof NetworkError ||
  problem instanceof TimeoutError ||
  (problem instanceof LineboardError && 'status' in problem && Number(problem.status) >= 500)

/** A user, which runs one task after the other. */
export class User {
  readonly api: Client
  isBusy = false
  person: Person | undefined
  /** The user that this one impersonates. */
  actsAs: Person | undefined
  live: Realtime | undefined
  /** Ids of receiving numbers that the socket told of, and of those that it has to tell of. */
  readonly heard = new Set<number>()
  readonly due = new Set<number>()
  token: string | undefined
  #otherToken: string | undefined
  readonly #place: number
  readonly #around: Surroundings
  #marks = 0
  /** Idempotency keys of the task by method and path: no task moves money twice by one call. */
  readonly #keys = new Map<string, string>()
  /** The latest numbered message for everybody that the socket told of. */
  barrier = 0

  constructor(place: number, around: Surroundings) {
    this.#place = place
    this.#around = around
    const send = around.network.fetchOf(place)
    this.api = createLineboard({
      baseUrl: around.apiUrl,
      fetch: (input) => {
        this.#watchKey(input)
        return send(input)
      },
      tokens: { token: () => this.token, impersonationToken: () => this.#otherToken },
    })
  }

  get name(): string {
    return `user ${this.#place}`
  }

  /** Whose rows the user may see. */
  get customerId(): number | undefined {
    return (this.actsAs ?? this.person)?.customerId
  }

  /** Begins what the draws choose. */
  begin(draws: readonly [number, number, number]): void {
    const [which, ...left] = draws
    this.isBusy = true
    this.#keys.clear()
    const done = this.#do(which, left)
    done
      .then(
        (what) => this.#around.note(`${this.name} ${what}`),
        (problem) => this.#noteProblem(problem),
      )
      .finally(() => {
        this.isBusy = false
      })
  }

  /** A request that is sent again must carry the same key: with another one the server moves money again. */
  #watchKey({ method, url, headers }: Request): void {
    const key = headers.get('idempotency-key')
    if (key === null) return
    const call = `${method} ${new URL(url).pathname}`
    if ((this.#keys.get(call) ?? key) !== key)
      this.#around.fail('no double effect', `${this.name} sent ${call} again with another key`)
    this.#keys.set(call, key)
  }

  #noteProblem(problem: unknown): void {
    this.#around.note(`${this.name} ${nameOf(problem)}`)
    if (problem instanceof UnauthorizedError) this.#forget()
  }

  #forget(): void {
    this.person = undefined
    this.actsAs = undefined
    this.token = undefined
    this.#otherToken = undefined
    this.hangUp()
  }

  async #do(which: number, draws: readonly [number, number]): Promise<string> {
    const { person } = this
    if (!person) return this.#signIn(draws[0])
    const place = which % (tasks.length + 3)
    if (place === tasks.length) return this.#signOut()
    if (place > tasks.length) return this.#act(draws[0])
    const task = tasks[place]
    if (!task) return 'nothing'
    const acting = this.actsAs ?? person
    const marks = ++this.#marks
    const mark = markName(this.#place, marks)
    await task({
      api: this.api,
      person: acting,
      customerId: acting.isSuper ? 2 + (draws[1] % 3) : acting.customerId,
      draws,
      mark,
      credit: amountOf(this.#place, marks),
      make: (model, call, hasEntry = true) => this.#make({ model, mark, hasEntry }, call),
      take: (claim, call) => this.#take(claim, call),
      made: (model) => this.#around.claims.all.filter((claim) => claim.model === model && claim.state === 'made'),
    } satisfies TaskContext)
    return `did ${place}`
  }

  async #signIn(draw: number): Promise<string> {
    const person = chosen(people, draw)
    if (!person) return 'nobody'
    const { id } = await this.api.DashUser.authenticate({
      body: { username: person.username, password: 'Lineboard1!' },
    })
    this.token = id
    this.person = person
    return `is ${person.username}`
  }

  async #signOut(): Promise<string> {
    await this.api.DashUser.logout()
    this.#forget()
    return 'signed out'
  }

  async #act(draw: number): Promise<string> {
    if (this.actsAs) {
      await this.api.DashUser.deimpersonate({ body: { token_id: this.#otherToken ?? '' } })
      this.#otherToken = undefined
      this.actsAs = undefined
      return 'ends the impersonation'
    }
    if (!this.person?.isSuper) return 'acts for nobody else'
    const other = chosen(
      people.filter(({ isSuper }) => !isSuper),
      draw,
    )
    if (!other) return 'nobody'
    const { id } = await this.api.DashUser.impersonate({ body: { user_id: other.id } })
    this.#otherToken = id
    this.actsAs = other
    return `acts as ${other.username}`
  }

  async #make(made: Pick<Claim, 'model' | 'mark' | 'hasEntry'>, call: () => Promise<{ id: number }>): Promise<void> {
    const { person, actsAs } = this
    const { model, mark } = made
    if (!person) return
    const claim = this.#around.claims.add({
      ...made,
      userId: (actsAs ?? person).id,
      actedById: actsAs && person.id,
    })
    try {
      const { id } = await call()
      Object.assign(claim, { state: 'made', id })
      if (!(actsAs ?? person).mayChange)
        this.#around.fail('permissions', `${person.username} made a ${model}, and may change nothing`)
    } catch (problem) {
      claim.state = isUnknown(problem) ? 'unknown' : 'refused'
      throw problem
    } finally {
      claim.atMs = this.#around.nowMs()
      this.#around.note(`${this.name} knows of ${model} "${mark}" that it is ${claim.state}`)
    }
  }

  async #take(claim: Claim, call: () => Promise<{ count: number }>): Promise<void> {
    claim.state = 'leaving'
    claim.atMs = this.#around.nowMs()
    try {
      const { count } = await call()
      // The server finds no row of another customer.
      claim.state = count === 0 ? 'made' : 'gone'
    } catch (problem) {
      // What another customer made is not found, and what may not be changed stays.
      if (problem instanceof ForbiddenError) claim.state = 'made'
      throw problem
    } finally {
      claim.atMs = this.#around.nowMs()
    }
  }

  /** Opens the socket, and waits until it is there. */
  async connect(token: string | undefined): Promise<void> {
    this.hangUp()
    const { url } = this.#around
    await new Promise<void>((resolve) => {
      const live = connectRealtime({
        url,
        token: () => token,
        onState: (state) => {
          if (state === 'connected' || state === 'refused') resolve()
          // What happens until it is connected again is not told.
          if (state !== 'connected') this.due.clear()
        },
        onMalformed: ({ raw }) => this.#around.fail('contract', `${this.name} was told ${String(raw)}`),
      })
      live.subscribe('receiving_numbers', (message) => {
        if (message.event === 'create') this.#hear(message.data)
      })
      live.subscribe('notifications', ({ data }) => {
        if (typeof data === 'object' && data !== null && 'msg' in data) this.barrier = Number(data.msg)
      })
      this.live = live
    })
  }

  #hear({ id, customerId }: { id: number; customerId: number }): void {
    this.heard.add(id)
    const { person } = this
    if (person && !person.isSuper && customerId !== person.customerId)
      this.#around.fail(
        'tenants apart',
        `${person.username} was told of receiving number ${id} of customer ${customerId}`,
      )
  }

  hangUp(): void {
    this.heard.clear()
    this.due.clear()
    this.live?.close()
    this.live = undefined
  }
}
