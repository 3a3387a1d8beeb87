// Calls of today in the terminal, as they happen. Draws at most once a second, and survives a connection that breaks.
//   node live-wallboard.ts --time-zone America/New_York
import { parseArgs } from 'node:util'
import { iterate, periodRange, periodWhere } from '@lineboard/sdk'
import { batched, connectRealtime, type MessageOf } from '@lineboard/sdk/realtime'
import { signIn } from './signed-in.ts'

const DRAW_MS = 1000
const CLEAR = process.stdout.isTTY ? '\u001b[2J\u001b[H' : ''

interface Call {
  id: number
  startedAt: string
  status: string
  callerNumber: string
  endedAt?: string
}

const { values } = parseArgs({ options: { 'time-zone': { type: 'string', default: 'UTC' } } })
const { api, baseUrl, token, close } = await signIn()
const calls = new Map<number, Call>()

function frame(): string {
  const all = [...calls.values()]
  const ended = all.filter((call) => call.endedAt)
  const ofStatus = (status: string) => ended.filter((call) => call.status === status).length
  const latest = all.sort((a, b) => b.startedAt.localeCompare(a.startedAt) || b.id - a.id).slice(0, 5)
  return [
    `CALLS TODAY  ${live.state}`,
    `in progress ${all.length - ended.length}   answered ${ofStatus('answered')}   missed ${ofStatus('missed')}`,
    ...latest.map(
      (call) =>
        `  ${call.startedAt.slice(11, 19)}  ${call.callerNumber.padEnd(16)} ${call.endedAt ? call.status : 'now'}`,
    ),
    '',
  ].join('\n')
}

// One timer for all that asks for a new picture: changes, a connection lost, one that is back.
let drawing: ReturnType<typeof setTimeout> | undefined
function draw() {
  drawing ??= setTimeout(() => {
    drawing = undefined
    process.stdout.write(`${CLEAR}${frame()}`)
  }, DRAW_MS)
}

async function readAgain() {
  const where = periodWhere('startedAt', periodRange('today', { now: new Date(), timeZone: values['time-zone'] }))
  const fields = ['id', 'startedAt', 'endedAt', 'status', 'callerNumber'] as const
  calls.clear()
  for await (const call of iterate(api.CallLog, { where, fields })) calls.set(call.id, call)
  draw()
}

function change(messages: readonly MessageOf<'call_log'>[]) {
  for (const message of messages) {
    if (message.event === 'delete') calls.delete(message.data.id)
    else if (message.event !== 'message') calls.set(message.data.id, message.data)
  }
  draw()
}

const logFailure = (error: unknown) => console.error('The calls could not be read:', String(error))
const live = connectRealtime({
  url: baseUrl,
  token,
  onState: draw,
  // What changed without a connection was told to nobody.
  onGap: () => void readAgain().catch(logFailure),
})
live.subscribe('call_log', batched<MessageOf<'call_log'>>(change, DRAW_MS))
await readAgain()

async function end() {
  clearTimeout(drawing)
  live.close()
  await close()
  process.exit(0)
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
