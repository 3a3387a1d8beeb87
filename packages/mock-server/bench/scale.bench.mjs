// What a million calls take: the start, each question cold (never asked before) and warm, exports in any order, and memory, also during a whole export.
// In processor time, which other work of the machine changes little; what asks is in the same process and counts too.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createMockServer } from '../src/index.ts'
import { dashboard, exportPage, questions } from './lib/questions.mjs'

const CALLS = Number(process.env.SCALE_CALLS ?? 1_000_000)
const TARGET_MS = 100
const PAGE_ROWS = 500
const PAGES = 20
const ONLY = process.env.SCALE_ONLY ?? ''

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

function usedBytes() {
  // What the first turn finalizes is free after the second.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const sum = ({ user, system }) => (user + system) / 1000

/**
 * What some work takes of a processor in milliseconds: the thread that answers, and all threads, as the collector of memory has
 * its own; and what the work answers.
 */
async function taken(work) {
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const answer = await work()
  return { ms: sum(process.threadCpuUsage(thread)), allMs: sum(process.cpuUsage(all)), answer }
}

const rowsOf = (bytes) => `${Math.round(bytes / CALLS)} bytes a row`
const say = (line) => console.log(`mock server at ${CALLS}: ${line}`)

const empty = await createMockServer({ size: { callLogs: 20 } })
await empty.prepare()
const before = usedBytes()
const start = await taken(() => createMockServer({ size: { callLogs: CALLS } }))
const server = start.answer
say(`start ${start.ms.toFixed(0)} ms, ${start.allMs.toFixed(0)} of all threads`)
const started = usedBytes()
say(`memory of the rows ${rowsOf(started - before)}`)
const ahead = await taken(() => server.prepare())
const prepared = usedBytes()
say(
  `made ahead between requests ${ahead.ms.toFixed(0)} ms, ${ahead.allMs.toFixed(0)} of all threads, ${rowsOf(prepared - started)}`,
)

const signIn = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
})
const { id: token } = await signIn.json()

async function ask({ path, query = {}, body, form }) {
  const written = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const all = Object.entries({ access_token: token, ...query }).map(([name, value]) => [name, written(value)])
  const sent = body ? JSON.stringify(body) : form && new URLSearchParams(form)
  const answer = await fetch(`${server.apiUrl}${path}?${new URLSearchParams(all)}`, {
    ...(sent && { method: 'POST', body: sent }),
    ...(body && { headers: { 'content-type': 'application/json' } }),
  })
  if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const log = server.store.table('CallLog')
const missed = []

/** Asks each question twice and says what that took; answers what all of them took, cold and warm. */
async function askAll(asked) {
  const sums = { cold: 0, warm: 0 }
  for (const [name, question] of Object.entries(asked)) {
    if (!name.includes(ONLY)) continue
    const cold = await taken(() => ask(question))
    const warm = await taken(() => ask(question))
    if (cold.ms > TARGET_MS) missed.push(name)
    sums.cold += cold.ms
    sums.warm += warm.ms
    say(`${name}: ${cold.ms.toFixed(0)} ms cold (${cold.allMs.toFixed(0)} of all threads), ${warm.ms.toFixed(0)} warm`)
  }
  return sums
}

const now = server.control.clock.now().getTime()
// First of all, when nothing was asked yet: what somebody who has just signed in waits for.
const { cold, warm } = await askAll(dashboard(now))
say(`dashboard, all of it: ${cold.toFixed(0)} ms the first time, ${warm.toFixed(0)} warm`)
await askAll(questions(now))
say(
  `${missed.length} questions took more than ${TARGET_MS} ms cold${missed.length > 0 ? `: ${missed.join('; ')}` : ''}`,
)

for (const field of ['id', 'startedAt', 'endedAt', 'talkSeconds', 'status', 'callerNumber']) {
  if (!`export by ${field}`.includes(ONLY)) continue
  // Half-way, where an export that looks at every row before its page is neither at its best nor its worst.
  let [after] = log.find({ order: [`${field} ASC`, 'id ASC'], skip: Math.floor(CALLS / 2), limit: 1 })
  const { ms, allMs } = await taken(async () => {
    for (let page = 0; page < PAGES; page++) {
      const rows = await ask(exportPage(field, after, PAGE_ROWS))
      if (rows.length === 0) throw new Error(`The export by ${field} ended too early.`)
      after = rows.at(-1)
    }
  })
  say(
    `export by ${field}: ${Math.round((PAGES * PAGE_ROWS * 1000) / ms)} rows a second (${Math.round((PAGES * PAGE_ROWS * 1000) / allMs)} by all threads), from the middle on`,
  )
}
if ('export of all calls'.includes(ONLY)) {
  const before = usedBytes()
  let [most, rows] = [0, 0]
  for (let page = [undefined], turn = 0; page.length > 0; turn++) {
    page = await ask(exportPage('startedAt', page.at(-1), PAGE_ROWS))
    rows += page.length
    if (turn % 400 === 399) most = Math.max(most, usedBytes())
  }
  say(`export of all ${rows} calls: memory rises to ${(most / before).toFixed(2)} of what it was`)
}
const changes = await taken(() => {
  for (let at = 1; at <= 200; at++) log.patch(at * 17, { talkSeconds: at })
})
say(`a change, with all that was asked kept up: ${(changes.ms / 200).toFixed(2)} ms`)
say(`memory after all questions ${rowsOf(usedBytes() - before)}`)
await server.close()
await empty.close()
