import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { isRow, type Row } from '../server/rows.ts'
import type { Finding } from './finding.ts'
import { addressOf, type OwnRows } from './write-relations.ts'

const gateways = '/SipGateways'

const SECOND_MS = 1000

/** Clocks of two programs may differ by that much; zones differ by a quarter of an hour at least. */
const APART_MS = 5 * MINUTE_MS
const LARGEST_ZONE_MS = 15 * HOUR_MS

/** A time long ago, with minutes and seconds, so that neither the clock nor a day alone is taken for it. */
const timeToWrite = (now: Date) =>
  new Date(Math.floor((now.getTime() - 40 * DAY_MS) / DAY_MS) * DAY_MS + 10 * HOUR_MS + 23 * MINUTE_MS + 45 * SECOND_MS)

const hoursText = (ms: number) => `${Math.round((Math.abs(ms) / HOUR_MS) * 4) / 4} hours`

const zoneWayOut =
  'its column may have no time zone: make it timestamptz (PostgreSQL), or give the server and the database one zone (TZ=UTC)'

/** What is wrong with a time that was written; undefined where it was kept, or where the server took one of its own. */
function keptTimeProblem(written: number, read: number): string | undefined {
  const ms = read - written
  if (Math.abs(ms) < SECOND_MS || !(Math.abs(ms) < DAY_MS)) return undefined
  if (read % (15 * MINUTE_MS) === 0)
    return 'is read without its time of day: its column may be a DATE; make it one of date and time'
  return `is read ${hoursText(ms)} ${ms > 0 ? 'later' : 'earlier'} than it was written: ${zoneWayOut}`
}

/** What is wrong with the time that the server itself gave a new row, by the server's clock. */
function ownTimeProblem(read: number, headers: Headers): string | undefined {
  const ms = read - (Date.parse(headers.get('date') ?? '') || Date.now())
  if (Math.abs(ms) <= APART_MS || !(Math.abs(ms) < LARGEST_ZONE_MS)) return undefined
  return `is ${hoursText(ms)} ${ms > 0 ? 'ahead of' : 'behind'} the server's clock: ${zoneWayOut}`
}

const numberWayOut = 'its column may hold numbers, such as smallint: make it boolean'

/** Makes a gateway with a yes; without it, where the server takes the rest alone, and what it answered to the yes. */
async function makeGateway(own: OwnRows, body: Row): Promise<{ made?: Row | undefined; refusal?: string | undefined }> {
  const made = await own.make('POST', gateways, body)
  if (made) return { made }
  const refusal = own.refusal()
  const { enabled: _, ...rest } = body
  return { made: await own.make('POST', gateways, rest), refusal }
}

/**
 * Whether a time and a yes come back as they were written. A column of times without a zone is shifted by the zones of the server's process and of the
 * database; a yes in a column of small numbers can't be written on PostgreSQL, and is read as no.
 */
export async function checkKept(own: OwnRows, customerId: unknown, now: Date): Promise<Finding[]> {
  const findings: Finding[] = []
  const written = timeToWrite(now)
  const body = {
    customerId,
    name: 'Lineboard check',
    address: 'sip.example.com',
    type: 'outbound',
    enabled: true,
    createdAt: written.toISOString(),
  }
  const { made, refusal } = await makeGateway(own, body)
  if (!made) return findings
  const path = addressOf(gateways, made)
  const { json, headers } = await own.send('GET', path)
  const row = isRow(json) ? json : {}
  const name = `row ${String(made.id)}`
  const posted = `POST ${gateways} {${Object.keys(body).join(', ')}}`
  const requests = [posted, `GET ${path}`]
  const read = Date.parse(String(row.createdAt))
  const time = keptTimeProblem(written.getTime(), read) ?? ownTimeProblem(read, headers)
  if (time !== undefined) findings.push({ about: 'times', problem: `createdAt of ${name} ${time}`, requests })
  if (refusal !== undefined) {
    const problem = `enabled can't be written as true, and the row is made without it (${refusal}): ${numberWayOut}`
    findings.push({ about: 'yes and no', problem, requests: [posted] })
  } else if (row.enabled !== true) {
    const problem = `enabled of ${name} was written as true and is not read as true: ${numberWayOut}`
    findings.push({ about: 'yes and no', problem, requests })
  }
  return findings
}
