import { TicketPriority, TicketStateName } from '@lineboard/contract/enumerations'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysBefore } from '../material/moments.ts'
import type { Seed, SeedInput } from '../material/types.ts'

const subjects = [
  ['Calls to the main line drop after a minute', 'Since Tuesday calls to the main line end after about sixty seconds.'],
  ['Recording missing for a call', 'The call of yesterday 14:10 has no recording although recording is on.'],
  ['Port a number to Lineboard', 'We would like to bring our old number over. What do you need from us?'],
  ['Wrong source on the spring campaign', 'Calls of the flyer count for the posters.'],
  ['Voice menu does not repeat', 'After an invalid key callers hear silence.'],
  ['Invoice shows the old address', 'Please put our new address on the invoices.'],
  ['Caller ID not shown on the desk phones', 'The phones show the gateway instead of the caller.'],
  ['Add a colleague to the account', 'Please give our new colleague access to the reports.'],
  ['Gateway unreachable at night', 'Dispatch does not answer SIP OPTIONS between two and four.'],
  ['Export stops at lunch time', 'The nightly export ends without the calls of the afternoon.'],
] as const

const answers = [
  'Thank you, we are looking into it.',
  'We found the cause and are testing a fix.',
  'Could you send us the call id of one of these calls?',
  'This works again. Please tell us if you see it once more.',
] as const

type TicketModel = 'Ticket' | 'TicketVersion' | 'TicketAttachment' | 'TicketNotification' | 'Observer' | 'Asset'

const COUNT = 24

type Rows = { [M in TicketModel]: Row<M>[] }

const TYPES: Readonly<Record<string, string>> = {
  'trace.log': 'text/plain',
  'screenshot.png': 'image/png',
  'call-list.csv': 'text/csv',
}

function addAsset({ prng, soFar }: SeedInput, { Asset }: Rows, customerId: number, createdAt: string): number {
  const number = prng.pick(soFar('OpNumber').filter((row) => row.customerId === customerId))
  const known = Asset.find((asset) => asset.recordId === number.id)
  if (known) return known.id
  const id = Asset.length + 1
  Asset.push({ id, customerId, kind: 'tracking_number', recordId: number.id, name: number.tracking_number, createdAt })
  return id
}

/** What a version has beside its text: a file of every third one, and who is told of it. */
function addParts({ prng }: SeedInput, rows: Rows, version: Row<'TicketVersion'>, { author, owner }: Opening): void {
  // An answer goes to the opener, what the opener writes to the staff.
  const to = version.number === 1 ? owner : author
  const { id: versionId, ticketId, createdAt } = version
  if (versionId % 3 === 1) {
    const id = rows.TicketAttachment.length + 1
    const name = prng.pick(Object.keys(TYPES))
    rows.TicketAttachment.push({
      id,
      versionId,
      name,
      type: TYPES[name] ?? 'text/plain',
      size: prng.int(900, 240_000),
      url: `/files/tickets/${ticketId}/${id}/${name}`,
      createdAt,
    })
  }
  rows.TicketNotification.push({
    id: rows.TicketNotification.length + 1,
    versionId,
    channel: 'email',
    to: to.email,
    status: 'sent',
    createdAt,
    sentAt: createdAt,
  })
  // Who opened a ticket is told of what becomes of it.
  for (const userId of new Set([author.id, to.id]))
    rows.Observer.push({ id: rows.Observer.length + 1, versionId, userId, createdAt })
}

/** What the versions of a ticket have in common. */
interface Opening {
  ticketId: number
  author: Row<'DashUser'>
  owner: Row<'DashUser'>
  about: readonly [subject: string, body: string]
  priority: Row<'Ticket'>['priority']
  openedDays: number
  steps: number
  assetId: number
}

function addVersion(input: SeedInput, rows: Rows, opening: Opening, number: number): void {
  const { prng, now } = input
  const { ticketId, author, owner, about, priority, openedDays, steps, assetId } = opening
  const isFirst = number === 1
  const stateId = isFirst ? 1 : Math.min(5, prng.int(number, number + 1))
  const version: Row<'TicketVersion'> = {
    id: rows.TicketVersion.length + 1,
    ticketId,
    number,
    title: about[0],
    body: isFirst ? about[1] : prng.pick(answers),
    priority,
    ...(!isFirst && { ownerId: owner.id }),
    stateId,
    state: TicketStateName[stateId - 1] ?? 'open',
    assetIds: [assetId],
    createdBy: isFirst ? author.id : owner.id,
    createdAt: daysBefore(now, openedDays * (1 - (number - 1) / (steps + 1))),
  }
  rows.TicketVersion.push(version)
  addParts(input, rows, version, opening)
}

function addTicket(input: SeedInput, rows: Rows, id: number, staff: readonly Row<'DashUser'>[]): void {
  const { prng, now, soFar } = input
  const customerId = [2, 3, 4][id % 3] ?? 2
  const author = prng.pick(soFar('DashUser').filter((user) => user.customerId === customerId))
  const owner = prng.pick(staff)
  const about = subjects[(id - 1) % subjects.length] ?? subjects[0]
  const priority = prng.weighted(TicketPriority, [2, 6, 3, 1])
  const steps = prng.int(1, 4)
  const openedDays = prng.int(1, 80) + prng.next()
  const createdAt = daysBefore(now, openedDays)
  const assetId = addAsset(input, rows, customerId, createdAt)
  const opening = { ticketId: id, author, owner, about, priority, openedDays, steps, assetId }
  for (let number = 1; number <= steps; number++) addVersion(input, rows, opening, number)
  const latest = rows.TicketVersion.at(-1)
  if (!latest) return
  rows.Ticket.push({
    id,
    customerId,
    subject: about[0],
    priority,
    ...(latest.ownerId !== undefined && { ownerId: latest.ownerId }),
    stateId: latest.stateId,
    state: latest.state,
    versionId: latest.id,
    versionNumber: steps,
    createdBy: author.id,
    createdAt,
    updatedAt: latest.createdAt,
  })
}

/** Tickets with one to four versions each, what they are about, who watches, and what was sent. */
export const tickets: Seed = (input) => {
  const rows: Rows = {
    Ticket: [],
    TicketVersion: [],
    TicketAttachment: [],
    TicketNotification: [],
    Observer: [],
    Asset: [],
  }
  const staff = input.soFar('DashUser').filter(({ customerId }) => customerId === OWNER_ID)
  for (let id = 1; id <= COUNT; id++) addTicket(input, rows, id, staff)
  return rows
}
