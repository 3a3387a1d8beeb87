// docs/coverage.md says who makes each call: nothing is left out of it, and no reason outlives what it explains.
import { describe, expect, it } from 'vitest'
import { callsWithUsers, coveragePage } from './screens/coverage-page.mjs'
import { namedOperations } from './screens/users-of-calls.mjs'
import { withoutScreen } from './screens/without-screen.mjs'

const calls = await callsWithUsers()
const usersOf = (id) => calls.find((call) => call.id === id)?.users

it('every call is made by a screen, or a decision says why by none', () => {
  const unexplained = calls.filter(({ users, reason }) => users.length === 0 && !reason).map(({ id }) => id)
  expect(unexplained, 'give it a screen, or a line in scripts/screens/without-screen.mjs').toEqual([])
})

it('no reason speaks of a call that is made, that is not there, or twice', () => {
  const named = withoutScreen.flatMap(([, , ids]) => ids.split(/\s+/))
  const made = calls.filter(({ users, reason }) => users.length > 0 && reason).map(({ id }) => id)
  expect(made).toEqual([])
  expect(named.filter((id) => !usersOf(id))).toEqual([])
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([])
})

it('the page has a row of each, and its decisions are there', async () => {
  const page = await coveragePage()
  for (const { id } of calls) expect(page).toContain(`| \`${id}\` | `)
  expect(page).not.toContain('nothing says why')
})

// By hand, so that the search itself is held to something.
it.each([
  ['DashUser.forgotPassword', 'Forgot Password'],
  ['DashUser.deimpersonate', 'every page'],
  ['SipGateway.setDefault', 'SIP Gateways, System Audits'],
  ['OpNumber.bulkDownload', 'Tracking Numbers'],
  ['NumberProvider.reserve', 'Buy Numbers'],
  ['PaymentMethod.refund', 'Customer Billing, Payments'],
  ['PaymentMethod.setPrimary', 'Cards, System Audits'],
  ['DashUser.canI', ''],
])('%s is made by: %s', (id, users) => {
  expect(usersOf(id)?.join(', ')).toBe(users)
})

describe('what a source names', () => {
  const operations = new Map(
    [
      ['Ticket.find', 'GET', '/Tickets'],
      ['Ticket.patchById', 'PATCH', '/Tickets/{id}'],
      ['Ticket.upsert', 'PUT', '/Tickets'],
      ['Ticket.bulkDownload', 'GET', '/Tickets/bulk_download'],
      ['Ticket.bulkUpload', 'POST', '/Tickets/bulk_download'],
    ].map(([id = '', method = '', path = '']) => [id, { method, path }]),
  )
  it.each([
    ["useCall('Ticket.find', {})", 'Ticket.find'],
    ['await api()\n  .Ticket.find({})', 'Ticket.find'],
    ['merge(api().Ticket, 3, {})', 'Ticket.patchById, Ticket.find'],
    ["bulkDownload: { path: '/Tickets/bulk_download' }", 'Ticket.bulkDownload'],
    ["useMay('Ticket.upsert'); mayAs(access, 'Ticket.upsert')", ''],
    ["{ place: 'tickets', may: 'Ticket.upsert' }", ''],
    ['/** Not `Ticket.find`, nor api().Ticket.find(). */\n  // api().Ticket.find()', ''],
    ["t('Ticket.count')", ''],
  ])('%s', (source, found) => {
    expect([...namedOperations(source, operations)].join(', ')).toBe(found)
  })
})
