import { appendFile, readFile } from 'node:fs/promises'
import { isInProgress } from '@lineboard/contract/call-result'
import { errorMessage } from '../errors/error-message.ts'
import { isObject } from '../filter/is-object.ts'
import { rowMatcher } from '../filter/may-meet.ts'
import type { Channel } from '../realtime/index.ts'
import { type Connection, connect, connectionFlags, connectionHelp } from './connection.ts'
import { whereOf } from './export-command.ts'
import { CliError, checkPlace, parseFlags, wholeNumber } from './flags.ts'
import { eventOf, type ForwardedEvent, forward, keyOf, newSecret } from './forward.ts'
import { listOf } from './lists.ts'
import { type Terminal, toShow, writeTo } from './terminal.ts'

/** Channels with the list that `--filter` is of; of the last two there is none. */
const channels: Readonly<Record<Channel, string | undefined>> = {
  call_log: 'call-logs',
  customer: 'customers',
  user: 'users',
  role: 'roles',
  product: undefined,
  tracking_number: 'tracking-numbers',
  receiving_numbers: 'receiving-numbers',
  sip_gateway: 'gateways',
  number_management: undefined,
  notifications: undefined,
}

const channelNames = Object.keys(channels)

/** What `lineboard listen --help` prints. */
const listenHelp = `lineboard listen: prints events as they happen, a line of JSON each, or forwards them as signed HTTP requests

  --events NAMES     channels or events by commas: call_log, customer.balance (call_log)
                     Channels: ${channelNames.join(', ')}
  --filter TEXT      of one channel, as above its list in the app: 'status:missed', of calls that ended
  --once             tells of each row only the first time
  --forward URL      sends each event by POST, and again after 1, 5, 30 s, 2 and 10 min where the answer is no 2xx
  --secret TEXT      signs them (or LINEBOARD_WEBHOOK_SECRET): whsec_ and base64. Else one is made and printed
  --print            prints them beside --forward, too
  --keep FILE        appends each event to this file
  --replay FILE      takes the events of such a file instead of the server's, and ends
  --url URL          address of the API (or LINEBOARD_URL)
${connectionHelp}
  --help             prints this

Requests are signed as standardwebhooks.com says: webhook-id, webhook-timestamp, webhook-signature. One event can come twice, with
the same webhook-id. Events of times without a connection are not told: the command says which times those are.

Exit code 0: replayed. 1: replayed, but some events were not taken. 2: it could not run. 130: interrupted.

  lineboard listen --events call_log.update --filter status:missed --once --forward https://hooks.example.com/missed \\
    --url http://localhost:9443/api/v1 --username admin
`

const flags = {
  ...connectionFlags,
  events: { type: 'string', default: 'call_log' },
  filter: { type: 'string' },
  once: { type: 'boolean', default: false },
  forward: { type: 'string' },
  secret: { type: 'string' },
  print: { type: 'boolean', default: false },
  keep: { type: 'string' },
  replay: { type: 'string' },
} as const

const isChannel = (name: string): name is Channel => Object.hasOwn(channels, name)

/** The events that `--events` names, by channel. Throws a CliError for what is none. */
function wantedEvents(text: string) {
  return text.split(',').map((name) => {
    const [channel = '', event] = name.trim().split('.')
    if (!isChannel(channel))
      throw new CliError(`--events: there is no channel ${channel}. Choose from ${channelNames.join(', ')}.`)
    return { channel, event }
  })
}

/** Whether an event is wanted, by its name, its row, and whether the row was told of before. */
function chooser(
  { events, filter, once }: { events: string; filter?: string | undefined; once: boolean },
  now: Date,
): { names: readonly Channel[]; isWanted: (event: ForwardedEvent) => boolean } {
  const wanted = wantedEvents(events)
  const names = [...new Set(wanted.map(({ channel }) => channel))]
  const [first = 'call_log'] = names
  const list = channels[first]
  if (filter !== undefined && (names.length > 1 || list === undefined))
    throw new CliError('--filter is of the rows of one channel with a list: name one with --events.')
  const where = filter === undefined ? undefined : whereOf(listOf(list, false), { filter, timeZone: 'UTC', now })
  const matches = where && rowMatcher(where)
  const asksResult = first === 'call_log' && /"(status|handling)"/.test(JSON.stringify(where) ?? '')
  const told = new Set<unknown>()

  function isNew({ type, data }: ForwardedEvent): boolean {
    const key = `${type.split('.')[0]} ${isObject(data) ? data.id : ''}`
    return !told.has(key) && Boolean(told.add(key))
  }
  /** A call that rings has a status already, which is no result yet. */
  const isOpen = ({ data, timestamp }: ForwardedEvent): boolean => {
    if (!asksResult || !isObject(data)) return false
    const { startedAt, endedAt, talkSeconds } = data
    const call = { startedAt: String(startedAt), endedAt, talkSeconds: Number(talkSeconds ?? 0) }
    return isInProgress({ ...call, status: String(data.status) }, Date.parse(timestamp)) === true
  }
  const meets = (event: ForwardedEvent): boolean =>
    !matches || (isObject(event.data) && matches(event.data) && !isOpen(event))
  return {
    names,
    isWanted(event) {
      const isNamed = wanted.some((each) => event.type === `${each.channel}.${each.event ?? event.type.split('.')[1]}`)
      return isNamed && meets(event) && (!once || isNew(event))
    },
  }
}

const isEvent = (value: unknown): value is ForwardedEvent =>
  isObject(value) && typeof value.id === 'string' && typeof value.type === 'string'

/** The events of a file that `--keep` wrote. Throws a CliError for any other. */
async function keptEvents(file: string): Promise<ForwardedEvent[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
    const events: unknown[] = lines.map((line) => JSON.parse(line))
    if (events.every(isEvent)) return events
  } catch (error) {
    throw new CliError(`--replay: ${file} cannot be read: ${errorMessage(error)}.`)
  }
  throw new CliError(`--replay: ${file} is no file that --keep wrote.`)
}

/** The address of a receiver, which may have a secret behind a `?`: it is not quoted. Throws a CliError for what is none. */
function receiverOf(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text
  throw new CliError('--forward takes an address that begins with http:// or https://.')
}

interface Handing {
  forwardUrl: string | undefined
  key: Buffer
  isPrinted: boolean
  keep: string | undefined
  timeoutMs: number
  secrets: readonly string[]
}

/** Hands an event on; whether it was taken. */
async function hand(event: ForwardedEvent, handing: Handing, terminal: Terminal): Promise<boolean> {
  const { forwardUrl, key, isPrinted, keep, timeoutMs, secrets } = handing
  const line = `${JSON.stringify(event)}\n`
  if (keep !== undefined) await appendFile(keep, line)
  if (isPrinted) await writeTo(terminal.stdout, toShow(line, secrets), terminal.signal)
  if (forwardUrl === undefined) return true
  return await forward(event, {
    url: forwardUrl,
    key,
    timeoutMs,
    signal: terminal.signal,
    now: terminal.now,
    onMissed: (why, willRetry) =>
      terminal.stderr.write(
        `${event.type} ${event.id} was not taken: ${toShow(why, secrets)}.${willRetry ? ' It is sent again.' : ' It is given up.'}\n`,
      ),
  })
}

/** Listens until interrupted. Throws a CliError where the server ends the session. */
async function listen(
  names: readonly Channel[],
  { baseUrl, token }: Connection,
  terminal: Terminal,
  onEvent: (event: ForwardedEvent) => Promise<unknown>,
): Promise<never> {
  // Loaded here: socket.io is optional, and no other command needs it.
  const { connectRealtime } = await import('../realtime/index.ts').catch((error) => {
    throw new CliError('`lineboard listen` needs socket.io-client: install it beside @lineboard/sdk.', { cause: error })
  })
  return await new Promise<never>((_, reject) => {
    const live = connectRealtime({
      url: baseUrl,
      token: () => token,
      onState: (state, why) => {
        if (state === 'connected') terminal.stderr.write(`Listening to ${names.join(', ')}.\n`)
        if (state === 'refused') reject(new CliError(`The server ended the connection: ${why}. Sign in again.`))
      },
      onGap: ({ fromMs, toMs }) =>
        terminal.stderr.write(
          `There was no connection from ${new Date(fromMs).toISOString()} to ${new Date(toMs).toISOString()}: events of that time are missing.\n`,
        ),
    })
    terminal.signal.addEventListener('abort', () => reject(terminal.signal.reason), { once: true })
    for (const name of names)
      live.subscribe(name, (message) => void onEvent(eventOf(message, terminal.now())).catch(reject))
  })
}

/** Runs `lineboard listen`; returns the exit code. Throws a CliError where it can't run. */
export async function listenCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'listen')
  if (values.help) {
    terminal.stdout.write(listenHelp)
    return 0
  }
  if (positionals[0] !== undefined)
    throw new CliError(`Name events with --events: "${positionals[0]}" is one too many.`)
  const { names, isWanted } = chooser(values, terminal.now())
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  const given = values.secret ?? terminal.env.LINEBOARD_WEBHOOK_SECRET
  const secret = given ?? newSecret()
  const handing: Handing = {
    forwardUrl: receiverOf(values.forward),
    key: keyOf(secret),
    isPrinted: values.print || values.forward === undefined,
    keep: values.keep,
    timeoutMs,
    secrets: given === undefined ? [] : [given],
  }
  if (values.keep !== undefined) await checkPlace('keep', values.keep)
  if (given === undefined && values.forward !== undefined)
    terminal.stderr.write(`Requests are signed with ${secret}. Give it as LINEBOARD_WEBHOOK_SECRET to keep it.\n`)
  if (values.replay !== undefined) {
    let isTaken = true
    for (const event of (await keptEvents(values.replay)).filter(isWanted))
      isTaken = (await hand(event, handing, terminal)) && isTaken
    return isTaken ? 0 : 1
  }
  const connection = await connect({ ...values, timeoutMs }, terminal)
  try {
    const secrets = [...handing.secrets, ...connection.secrets]
    return await listen(names, connection, terminal, async (event) => {
      if (isWanted(event)) await hand(event, { ...handing, secrets }, terminal)
    })
  } finally {
    await connection.close()
  }
}
