import { operationTable } from '@lineboard/contract'
import { expect, test } from 'vitest'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { linkOf, sentenceOf } from './sentence-cell.tsx'

const ada = { id: 5, username: 'ada', firstName: 'Ada', lastName: 'Smith', email: 'a@x.org', customerId: 2 }
const entry = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', endpoint: string, statusCode = 200) => ({
  method,
  endpoint,
  statusCode,
  userId: 5,
  DashUser: { ...ada, emailVerified: true, createdAt: '2026-03-02T15:04:10.000Z' },
})

const inEuros = { currency: 'EUR', amountInCurrency: -9.2, ofInCurrency: 23 }

test.each([
  [entry('DELETE', '/OpNumbers/31'), 'Ada Smith deleted tracking number 31'],
  [entry('DELETE', '/OpNumbers'), 'Ada Smith deleted tracking numbers'],
  [{ ...entry('DELETE', '/OpNumbers'), affected: 0 }, 'Ada Smith deleted no tracking number'],
  [{ ...entry('DELETE', '/OpNumbers'), affected: 1 }, 'Ada Smith deleted one tracking number'],
  [{ ...entry('DELETE', '/OpNumbers'), affected: 1200 }, 'Ada Smith deleted 1,200 tracking numbers'],
  [{ ...entry('POST', '/CallLogs/updateCustomer'), affected: 2 }, 'Ada Smith gave 2 calls to another customer'],
  [entry('GET', '/OpNumbers/tracking_numbers'), 'Ada Smith listed tracking numbers'],
  [entry('GET', '/OpNumbers/count'), 'Ada Smith counted tracking numbers'],
  [entry('GET', '/CallLogs/90211'), 'Ada Smith opened call 90211'],
  [entry('POST', '/DashRoles'), 'Ada Smith added a role'],
  [entry('PATCH', '/DashUsers/7'), 'Ada Smith changed user 7'],
  [entry('POST', '/DashUsers/7/role'), 'Ada Smith gave user 7 a role'],
  [
    {
      ...entry('PUT', '/Products/updateProduct'),
      ...{ recordId: 3, recordName: 'Basic', changes: [{ field: 'price', before: 39, after: 41.5 }] },
    },
    'Ada Smith changed the price of product Basic from 39 to 41.5',
  ],
  [
    {
      ...entry('POST', '/DashUsers/7/role'),
      ...{ recordId: 7, recordName: 'owen', changes: [{ field: 'roleId', after: 4, afterName: 'Staff' }] },
    },
    'Ada Smith gave user owen the role Staff',
  ],
  [
    {
      ...entry('POST', '/DashUsers/7/role'),
      ...{ recordId: 7, recordName: 'owen' },
      changes: [{ field: 'roleId', before: 3, after: 4, beforeName: 'Marketing', afterName: 'Staff' }],
    },
    'Ada Smith gave user owen the role Staff in place of Marketing',
  ],
  [
    {
      ...entry('DELETE', '/DashUsers/7/DashRoleMapping'),
      ...{ recordId: 7, recordName: 'owen', changes: [{ field: 'roleId', before: 4, beforeName: 'Staff' }] },
    },
    'Ada Smith took the role Staff from user owen',
  ],
  [
    {
      ...entry('PUT', '/GuiVisibilities'),
      ...{ recordId: 9, recordName: 'Staff: Call Logs' },
      changes: [{ field: 'guiPermissionId', before: 2, after: 3, beforeName: 'READONLY', afterName: 'PERMITALL' }],
    },
    'Ada Smith changed permission Staff: Call Logs from Read only to All',
  ],
  [entry('GET', '/DashUsers/activate/token=abc'), 'Ada Smith activated an account'],
  [
    { ...entry('POST', '/NumberProviders/reserve'), recordName: '+12125550147, +12125550148' },
    'Ada Smith held (212) 555-0147, (212) 555-0148 for buying',
  ],
  [
    { ...entry('POST', '/NumberProviders/reserve'), affected: 0, recordName: '+12125550147' },
    'The hold of Ada Smith on (212) 555-0147 was renewed, as buying does',
  ],
  [{ ...entry('POST', '/NumberProviders/release'), recordName: '+12125550147' }, 'Ada Smith let go (212) 555-0147'],
  [
    { ...entry('POST', '/Products/subscribe_product'), recordId: 4, recordName: 'Softphone' },
    'Ada Smith subscribed to product Softphone',
  ],
  [entry('POST', '/Products/unsubscribe_product'), 'Ada Smith ended the subscription to a product'],
  [entry('POST', '/SipGateways/order'), 'Ada Smith changed the order of SIP gateways'],
  [entry('POST', '/Reports/activity_report'), 'Ada Smith opened the activity report'],
  [entry('PUT', '/Customers', 403), 'Ada Smith saved a customer – not permitted'],
  [entry('GET', '/Ivrs', 500), 'Ada Smith listed voice menus – failed'],
  [entry('GET', '/somewhere/else', 404), 'Ada Smith asked for something that Lineboard does not know – nothing there'],
  [{ ...entry('POST', '/DashRoles'), recordId: 9, recordName: 'Night shift' }, 'Ada Smith added role Night shift'],
  [
    { ...entry('PUT', '/OpNumbers'), recordId: 31, recordName: '+12125550147' },
    'Ada Smith saved tracking number (212) 555-0147',
  ],
  [
    {
      ...entry('PUT', '/OpNumbers'),
      ...{ recordId: 31, recordName: '+12125550147' },
      changes: [
        { field: 'status', before: 'active', after: 'released' },
        { field: 'restorableUntil', after: '2026-12-30T00:00:00Z' },
      ],
    },
    'Ada Smith released tracking number (212) 555-0147',
  ],
  [
    {
      ...entry('PUT', '/OpNumbers'),
      ...{ recordId: 31, recordName: '+12125550147' },
      changes: [{ field: 'status', before: 'released', after: 'paused' }],
    },
    'Ada Smith restored tracking number (212) 555-0147',
  ],
  [
    {
      ...entry('PUT', '/OpNumbers'),
      ...{ recordId: 31, recordName: '+12125550147' },
      movements: [{ transactionType: 'charge', customerId: 2, amount: -3.5 }],
    },
    'Ada Smith bought tracking number (212) 555-0147: $3.50 out of the wallet',
  ],
  [{ ...entry('PUT', '/CallLogs'), recordId: 31 }, 'Ada Smith saved call 31'],
  [
    { ...entry('PATCH', '/DashUsers/5'), recordName: 'ada', changes: [{ field: 'uiSettings' }] },
    'What Ada Smith chose on the screen was kept',
  ],
  [entry('POST', '/DashUsers/impersonate'), 'Ada Smith began to act as a user'],
  [
    { ...entry('POST', '/DashUsers/impersonate'), recordId: 7, recordName: 'maya' },
    'Ada Smith began to act as user maya',
  ],
  [
    {
      ...entry('POST', '/DashUsers/deimpersonate'),
      actedBy: { ...entry('POST', '').DashUser, id: 1, firstName: 'Root' },
    },
    'Root Smith acted as Ada Smith no longer',
  ],
  [
    {
      ...entry('PUT', '/Customers'),
      recordName: 'Harbor',
      actedBy: { ...entry('POST', '').DashUser, firstName: 'Root' },
    },
    'Root Smith as Ada Smith saved customer Harbor',
  ],
  // Whom the token stands for has not acted.
  [entry('POST', '/DashUsers/deimpersonate'), 'Ada Smith was left by the user who acted as them'],
  [
    {
      ...entry('PUT', '/PaymentMethods/refund'),
      forCustomer: { companyName: 'Harbor Dental' },
      movements: [{ transactionType: 'refund', customerId: 2, amount: -10, of: 25, ...inEuros }],
    },
    'Ada Smith refunded a payment for Harbor Dental: €9.20 of €23.00 given back',
  ],
  // What moved no money is done for somebody as well, or was to be.
  [
    { ...entry('POST', '/PaymentMethods/pause_tracking_code'), forCustomer: { companyName: 'Harbor Dental' } },
    'Ada Smith paused tracking for Harbor Dental',
  ],
  [
    { ...entry('PUT', '/PaymentMethods/refund', 422), forCustomer: { companyName: 'Harbor Dental' } },
    'Ada Smith refunded a payment for Harbor Dental – rejected',
  ],
  [
    {
      ...entry('POST', '/DashUsers/register'),
      movements: [
        { transactionType: 'payment', customerId: 9, amount: 32.57, currency: 'KWD', amountInCurrency: 10 },
        { transactionType: 'charge', customerId: 9, amount: -12, currency: 'KWD', amountInCurrency: -3.684 },
      ],
    },
    'Ada Smith opened an account: KWD\u00a010.000 into the wallet, KWD\u00a03.684 out of the wallet',
  ],
  [
    { ...entry('PUT', '/CallLogs/update_phonebook'), recordId: 31, recordName: '+12125550147' },
    'Ada Smith changed the contact of call (212) 555-0147',
  ],
] as const)('%#: %s', (each, sentence) => {
  expect(sentenceOf(each)).toBe(sentence)
})

const lines = Object.values(operationTable).flatMap((verbs) => Object.entries<string>(verbs))

test.each(lines)('%s has words', (verb, line) => {
  const [method = '', path = ''] = line.split(' ')
  const endpoint = `/api/v1${path.replaceAll(/\{\w+\}/g, '31')}?access_token=x`
  const sentence = sentenceOf({ ...entry('GET', endpoint), method: method as 'GET' })
  expect(sentence).toMatch(/^Ada Smith [a-z]+ /)
  expect(sentence).not.toContain('does not know')
  expect(sentence).not.toMatch(/\{|\b[a-z]+\.[a-z]/i)
  expect(machineWordsIn(sentence), verb).toEqual([])
})

test.each([
  [entry('PATCH', '/DashUsers/7'), { words: 'user 7', href: '/service/user/edit/7' }],
  [
    { ...entry('PUT', '/OpNumbers'), recordId: 31, recordName: '+12125550147' },
    { words: 'tracking number (212) 555-0147', href: '/service/tracking-number/edit/31' },
  ],
  [
    { ...entry('PUT', '/CallLogs/update_phonebook'), recordId: 31, recordName: '+12125550147' },
    { words: 'call (212) 555-0147', href: '/service/call-log/edit/31' },
  ],
  [{ ...entry('DELETE', '/OpNumbers/31'), recordId: 31, recordName: '+12125550147' }, undefined],
  [{ ...entry('POST', '/TrackingSources/deleteSourceWithOption'), recordId: 3, recordName: 'Flyer' }, undefined],
  [entry('POST', '/DashRoles'), undefined],
  [entry('POST', '/DashUsers/logout'), undefined],
])('%#: the row that is named leads to where it is', (each, link) => {
  expect(linkOf(each)).toEqual(link)
  expect(sentenceOf(each)).toContain(link?.words ?? '')
})

test('a call without a session was made by a visitor', () => {
  const { DashUser: _, userId: __, ...visitor } = entry('POST', '/DashUsers/authenticate', 401)
  expect(sentenceOf(visitor)).toBe('A visitor tried to sign in – not permitted')
})

test('a user who is gone is named by id', () => {
  const { DashUser: _, ...gone } = entry('POST', '/DashUsers/logout')
  expect(sentenceOf(gone)).toBe('User 5 signed out')
})

const deletions = Object.entries(operationTable).flatMap(([model, verbs]) =>
  Object.entries(verbs).flatMap(([verb, line]) => {
    const [method = '', path = ''] = line.split(' ')
    return /^delete(ById|All|\w+WithOption)$/.test(verb)
      ? [[`${model}.${verb}`, method, path.replace(/\{\w+\}/g, '31')] as const]
      : []
  }),
)

test.each(deletions)('%s names what was deleted', (_, method, endpoint) => {
  const deleted = { ...entry(method === 'POST' ? 'POST' : 'DELETE', endpoint), recordId: 31, recordName: 'Flyer' }
  expect(sentenceOf({ ...deleted, affected: 1 })).toMatch(/^Ada Smith deleted .*\bFlyer\b/)
})
