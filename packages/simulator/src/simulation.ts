import { createHash } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { OWNER_ID } from '@lineboard/contract/owner'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { Claims } from './claims.ts'
import { Disk } from './disk.ts'
import type { Failure } from './failure.ts'
import { foreignRows, Network } from './network.ts'
import { chosen, type Step } from './plan.ts'
import type { SimulatedTime } from './time.ts'
import { User } from './user.ts'

const USERS = 3
/** How long changes wait until they are written. */
const WRITTEN_AFTER_MS = 250
const CHECK_EVERY = 100
const FORGET_EVERY = 1000

const waits = [1, 20, 300, 300, 2000, 10_000, MINUTE_MS] as const

/** What a run found. */
export interface Outcome {
  /** Undefined where all rules held. */
  failure: Failure | undefined
  /** Steps that were taken. */
  steps: number
  /** A sum over the whole journal: the same seed gives the same. */
  digest: string
}

/** How a run is made. */
export interface RunOptions {
  seed: number
  time: SimulatedTime
  /** Is told of each line of the journal. */
  onLine?: (line: string) => void
}

/** A server with its users, network and disk. */
class Simulation {
  readonly #disk = new Disk()
  readonly #network = new Network()
  readonly #claims = new Claims()
  readonly #users: User[] = []
  readonly #time: SimulatedTime
  readonly #note: (line: string) => void
  readonly #seed: number
  readonly failures: Failure[] = []
  #server: MockServer | undefined
  #port = 0
  /** Messages for everybody that were sent to see which others have arrived. */
  #barriers = 0
  /** Until when all changes are on the disk. */
  #safeUntilMs = 0
  /** What wallets held in cents, and the sum of their transactions, when that was last noted. */
  #noted = new Map<number, { balance: number; moved: number }>()

  constructor({ seed, time }: RunOptions, note: (line: string) => void) {
    this.#seed = seed
    this.#time = time
    this.#note = note
  }

  get #running(): MockServer {
    if (!this.#server) throw new Error('The server is not running')
    return this.#server
  }

  async start(): Promise<void> {
    this.#server = await createMockServer({
      port: this.#port,
      seed: this.#seed,
      size: { callLogs: 40 },
      data: this.#disk.folder,
      onDefect: (problem) => this.#hear(problem),
      onWarning: () => {},
    })
    this.#port ||= Number(new URL(this.#server.url).port)
    this.#noted = this.#readWallets()
  }

  async open(): Promise<void> {
    await this.start()
    const { url, apiUrl, store } = this.#running
    this.#claims.lastSeeded = store.table('PaymentTransaction').lastId
    for (let place = 0; place < USERS; place++)
      this.#users.push(
        new User(place, {
          network: this.#network,
          claims: this.#claims,
          url,
          apiUrl,
          nowMs: () => Date.now(),
          note: this.#note,
          fail: (rule, text) => this.#fail(rule, text),
        }),
      )
  }

  /** Users that may see a new row and have a socket must receive its event. */
  #expectEvent(row: unknown): void {
    const { id, customerId }: { id?: unknown; customerId?: unknown } = Object(row)
    if (typeof id !== 'number') return
    for (const { person, due } of this.#listening())
      if (person && (person.isSuper || person.customerId === customerId)) due.add(id)
  }

  /** Users with a socket that the server has not closed, as it does at the end of a session. */
  #listening(): User[] {
    return this.#users.filter(({ live }) => live?.state === 'connected')
  }

  /** Waits until all socket messages have arrived. Messages of one socket keep their order. */
  async #hearAll(): Promise<void> {
    const barrier = ++this.#barriers
    const data = { msg: String(barrier) }
    this.#running.control.publish({ channel: 'notifications', event: 'message', data, customerId: 0 })
    const waiting = () => this.#listening().filter((user) => user.barrier < barrier)
    if (!(await this.#time.comes(() => waiting().length === 0)))
      for (const { name } of waiting()) this.#fail('events', `${name} was not told what everybody is told`)
    for (const { due, heard, name } of this.#listening())
      for (const id of due) if (!heard.has(id)) this.#fail('events', `${name} was not told of receiving number ${id}`)
  }

  /** A full disk is said as a defect; everything else that is said so is one. */
  #hear(problem: unknown): void {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    if (!text.includes('disk is full')) this.#fail('defect', text)
  }

  #fail(rule: Failure['rule'], text: string): void {
    this.failures.push({ rule, text })
  }

  async take({ kind, draws }: Step): Promise<void> {
    const packet = chosen(this.#network.packets, draws[0])
    if (kind === 'act') await this.#act(draws)
    else if (kind === 'deliver' && packet) await this.#move(packet)
    else if (kind === 'loseRequest' && packet && !packet.received) this.#cut(packet, 'a request is lost')
    else if (kind === 'loseResponse' && packet) {
      if (!packet.received) await this.#forward(packet)
      this.#cut(packet, 'a response is lost')
    } else if (kind === 'wait') this.#wait(chosen(waits, draws[0]) ?? 1)
    else if (kind === 'day') this.#passDay()
    else if (kind === 'call') this.#call(draws)
    else if (kind === 'socket') await this.#changeSocket(draws)
    else if (kind === 'disk') this.#changeDisk()
    else if (kind === 'kill' || kind === 'torn') await this.#kill(kind === 'torn')
    await this.#rest()
  }

  async #act(draws: Step['draws']): Promise<void> {
    const user = chosen(this.#users, draws[0])
    if (!user) return
    const [, ...left] = draws
    if (!user.isBusy) return user.begin([...left, draws[0] >> 3])
    const packet = this.#network.packets.find(({ from }) => this.#users[from] === user)
    if (packet) await this.#move(packet)
  }

  async #move(packet: Network['packets'][number]): Promise<void> {
    if (!packet.received) return this.#forward(packet)
    this.#network.hand(packet, packet.received)
  }

  async #forward(packet: Network['packets'][number]): Promise<void> {
    await this.#network.forward(packet)
    const { method, url, received, from } = packet
    const { pathname } = new URL(url)
    this.#note(`${method} ${pathname} ${received?.status} ${received?.body.length}`)
    const own = this.#users[from]?.customerId
    if (!received?.headers['content-type']?.includes('json')) return
    const body: unknown = JSON.parse(received.body.toString())
    if (method === 'POST' && pathname.endsWith('/ReceivingNumbers') && received.status === 200) this.#expectEvent(body)
    if (own !== undefined && own !== OWNER_ID) this.failures.push(...foreignRows(body, own, OWNER_ID))
  }

  #cut(packet: Network['packets'][number], what: string): void {
    this.#note(what)
    this.#network.cut(packet)
  }

  #wait(ms: number): void {
    this.#note(`${ms} ms pass`)
    // Both sides end a socket that is silent for so long, each in its own time.
    if (ms >= MINUTE_MS) for (const user of this.#users) user.hangUp()
    this.#time.pass(ms)
    if (ms >= WRITTEN_AFTER_MS && !this.#disk.isFull) this.#safeUntilMs = Date.now() - WRITTEN_AFTER_MS
  }

  #passDay(): void {
    this.#note('a day passes')
    this.#running.control.clock.advance(DAY_MS)
    this.#running.control.live.run()
  }

  #call(draws: Step['draws']): void {
    const numbers = [...this.#running.store.table('OpNumber').all()]
    const number = chosen(numbers, draws[0])
    if (!number) return
    const { call } = this.#running.control.live.call({
      number: number.tracking_number,
      isAnswered: draws[1] % 3 > 0,
      talkSeconds: draws[2] % 200,
    })
    this.#note(`a call comes: ${call?.id}`)
  }

  async #changeSocket(draws: Step['draws']): Promise<void> {
    const user = chosen(this.#users, draws[0])
    if (!user?.person) return
    if (user.live) user.hangUp()
    else await user.connect(user.token)
    this.#note(`${user.name} ${user.live ? user.live.state : 'hangs up'}`)
  }

  #changeDisk(): void {
    this.#disk.isFull = !this.#disk.isFull
    this.#note(this.#disk.isFull ? 'the disk is full' : 'the disk has room')
  }

  async #kill(isTorn: boolean): Promise<void> {
    this.#note(isTorn ? 'killed while it writes' : 'killed')
    this.#disk.leave(isTorn)
    for (const user of this.#users) user.hangUp()
    this.#network.cutAll()
    // It closes the folder that is left behind, whatever it still writes there.
    await this.#running.close().catch(() => undefined)
    await this.#rest()
    this.#claims.loseSince(this.#safeUntilMs)
    await this.start()
    await this.check()
  }

  /** Lets the users go on until each waits for something. */
  async #rest(): Promise<void> {
    await this.#time.rest(() => `${this.#network.packets.length} ${this.#users.map(({ isBusy }) => isBusy)}`)
  }

  #readWallets(): Map<number, { balance: number; moved: number }> {
    const { store } = this.#running
    const wallets = new Map(
      Array.from(store.table('Customer').all(), ({ id, balance }) => [id, { balance: toCents(balance), moved: 0 }]),
    )
    for (const { customerId, amount } of store.table('PaymentTransaction').all()) {
      const wallet = wallets.get(customerId)
      if (wallet) wallet.moved += toCents(amount)
    }
    return wallets
  }

  /** Each wallet moved by its transactions, and by nothing else. */
  #walletFailures(): Failure[] {
    return [...this.#readWallets()].flatMap(([id, { balance, moved }]): Failure[] => {
      const before = this.#noted.get(id)
      if (!before || balance - before.balance === moved - before.moved) return []
      const text = `customer ${id} has ${balance} cents, had ${before.balance}, and transactions of ${moved - before.moved}`
      return [{ rule: 'ledger', text }]
    })
  }

  /** Looks whether all rules hold. */
  async check(): Promise<void> {
    const { control, store } = this.#running
    await this.#hearAll()
    const books = control.ledger().problems.map((text): Failure => ({ rule: 'ledger', text }))
    const broken = control.violations
      .list()
      .map(({ operationId, message }): Failure => ({ rule: 'contract', text: `${operationId}: ${message}` }))
    this.failures.push(...books, ...this.#walletFailures(), ...broken, ...this.#claims.failures(store))
  }

  forget(): void {
    this.#claims.settle(this.#running.store)
    this.#noted = this.#readWallets()
  }

  async close(): Promise<void> {
    for (const user of this.#users) user.hangUp()
    this.#network.cutAll()
    this.#disk.isFull = false
    await this.#running.close().catch(() => undefined)
    this.#disk.remove()
  }
}

const toCents = (amount: number): number => Math.round(amount * 100)

/** Runs steps until a rule is broken, or all are through. */
export async function run(steps: readonly Step[], options: RunOptions): Promise<Outcome> {
  const { onLine, time } = options
  const digest = createHash('sha256')
  const note = (line: string) => {
    digest.update(`${line}\n`)
    onLine?.(line)
  }
  time.begin(options.seed)
  const simulation = new Simulation(options, note)
  await simulation.open()
  let taken = 0
  try {
    for (const step of steps) {
      await simulation.take(step)
      taken++
      if (taken % CHECK_EVERY === 0) await simulation.check()
      if (simulation.failures.length > 0) break
      if (taken % FORGET_EVERY === 0) simulation.forget()
    }
    if (simulation.failures.length === 0) await simulation.check()
    const [failure] = simulation.failures
    return { failure, steps: taken, digest: digest.copy().digest('hex').slice(0, 16) }
  } finally {
    await simulation.close()
    time.end()
  }
}

/** The shortest run that breaks the same rule, found by leaving steps out as long as `within` tries last. */
export async function shortest(steps: readonly Step[], options: RunOptions, within = 40): Promise<Step[]> {
  const first = await run(steps, options)
  let best = steps.slice(0, first.steps)
  let left = within
  for (let size = Math.ceil(best.length / 2); size >= 1 && left > 0; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.length && left > 0; ) {
      left--
      const tried = [...best.slice(0, from), ...best.slice(from + size)]
      const { failure, steps: taken } = await run(tried, options)
      if (failure?.rule === first.failure?.rule) best = tried.slice(0, taken)
      else from += size
    }
  }
  return best
}
