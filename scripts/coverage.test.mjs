// Every call has a screen or a reason for none.
import { describe, expect, it } from 'vitest'
import { callsWithUsers, coveragePage } from './pages/coverage-page.mjs'
import { namedOperations } from './pages/users-of-calls.mjs'
import { withoutScreen } from './pages/without-screen.mjs'

const calls = await callsWithUsers()
const usersOf = (id) => calls.find((call) => call.id === id)?.users

it('every call has a screen or a reason for none', () => {
  const unexplained = calls.filter(({ users, reason }) => users.length === 0 && !reason).map(({ id }) => id)
  expect(unexplained, 'give it a screen, or a line in scripts/pages/without-screen.mjs').toEqual([])
})

it('every reason is for one existing call without a screen', () => {
  const named = withoutScreen.flatMap(([, ids]) => ids.split(/\s+/))
  const made = calls.filter(({ users, reason }) => users.length > 0 && reason).map(({ id }) => id)
  expect(made).toEqual([])
  expect(named.filter((id) => !usersOf(id))).toEqual([])
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([])
})

it('the page has a row for each call', async () => {
  const page = await coveragePage()
  for (const { id } of calls) expect(page).toContain(`| \`${id}\` | `)
  expect(page).not.toContain('no reason')
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
