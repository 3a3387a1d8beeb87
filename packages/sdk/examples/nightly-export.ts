// Writes the calls of one day, yesterday unless told otherwise, into a file of a line of JSON a call. For cron:
//   0 3 * * *  node nightly-export.ts --folder calls --time-zone America/New_York
// What was written before it broke off stays: the next run goes on after the last call of the file.
import { appendFile, mkdir, readFile, rename, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage, iterate, periodRange, periodWhere } from '@lineboard/sdk'
import { signIn } from './signed-in.ts'

const PAGE_SIZE = 500

/** Id of the last call in an unfinished file. A line that was cut in the middle is cut off. */
async function lastIdOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole))
  const last = whole.trimEnd().split('\n').at(-1)
  return last ? JSON.parse(last).id : undefined
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function run() {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '.' },
      day: { type: 'string' },
      'time-zone': { type: 'string', default: 'UTC' },
    },
  })
  const zone = { now: new Date(), timeZone: values['time-zone'] }
  const period = values.day ? periodRange('range', { ...zone, start: values.day }) : periodRange('yesterday', zone)
  const finished = join(values.folder, `calls-${period.first}.ndjson`)
  if (await exists(finished)) return console.log(`${finished} is there already.`)

  await mkdir(values.folder, { recursive: true })
  const unfinished = `${finished}.part`
  const after = await lastIdOf(unfinished)
  if (after !== undefined) console.log(`Going on after the call ${after}.`)
  await appendFile(unfinished, '')

  const { api, close } = await signIn()
  const where = periodWhere('startedAt', period)
  const rows = iterate(api.CallLog, { where, pageSize: PAGE_SIZE, ...(after !== undefined && { after }) })
  let lines = ''
  let count = 0
  for await (const call of rows) {
    lines += `${JSON.stringify(call)}\n`
    count += 1
    if (count % PAGE_SIZE !== 0) continue
    await appendFile(unfinished, lines)
    lines = ''
  }
  await appendFile(unfinished, lines)
  await rename(unfinished, finished)
  await close()
  console.log(`${count} calls written to ${finished}.`)
}

await run().catch((error: unknown) => {
  console.error(`The export broke off: ${errorMessage(error)}. Run it again to go on.`)
  process.exitCode = 1
})
