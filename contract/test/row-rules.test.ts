import { expect, test } from 'vitest'
import { check, maxLength, object, regex, strictObject, string } from 'zod/mini'
import { contractDocument } from '../src/document.ts'
import { sipAddressKind } from '../src/row-rules/gateways.ts'
import { rowProblems } from '../src/row-rules/index.ts'
import { isCallerNumber, isPhoneNumber } from '../src/row-rules/phones.ts'
import { ruled } from '../src/row-rules/ruled.ts'

test.each([
  ['+12125550142', true, true],
  ['+442079460018', true, true],
  ['+18005550101', true, true],
  ['+390612345678', true, true],
  ['+19999999999', false, true],
  ['+10000000000', false, true],
  ['+1212555014', false, false],
  ['+1212555014200', false, false],
  ['+9991234567', false, false],
  ['+1 212 555 0142', false, false],
  ['2125550142', false, false],
  ['02079460073', false, false],
  ['911', false, true],
  ['4711', false, true],
  ['12', false, false],
  ['anonymous', false, false],
  ['', false, false],
])('%s is a number that is dialled: %s, a caller: %s', (text, isDialled, isCaller) => {
  expect([isPhoneNumber(text), isCallerNumber(text)]).toEqual([isDialled, isCaller])
})

test.each([
  ['203.0.113.7', 'ipv4'],
  ['0.9.10.255', 'ipv4'],
  ['199.200.249.250', 'ipv4'],
  ['203.0.113.256', undefined],
  ['203.0.113.5000', undefined],
  ['2001:db8::7', 'ipv6'],
  ['::ffff:203.0.113.7', 'ipv6'],
  ['sip.carrier.example', 'host_name'],
  ['gw-1.example.', 'host_name'],
  ['localhost', 'host_name'],
  ['xn--bcher-kva.example', 'host_name'],
  ['999.1.2.300', undefined],
  ['1.2.3', undefined],
  ['1', undefined],
  ['0x7f.1', undefined],
  ['203.0.113.07', undefined],
  ['203.0.113.7:5060', undefined],
  ['[2001:db8::7]', undefined],
  ['fe80::1%eth0', undefined],
  ['2001:db8::g', undefined],
  ['sip:carrier.example', undefined],
  ['sip.carrier.example:5060', undefined],
  ['_', undefined],
  ['_sip._udp.carrier.example', undefined],
  ['-a.example', undefined],
  ['a..example', undefined],
  ['a b.example', undefined],
  ['.', undefined],
  [`${'a'.repeat(64)}.example`, undefined],
  [`${'abcdefg.'.repeat(32)}example`, undefined],
  ['', undefined],
])('%s as the address of a gateway: %s', (text, kind) => {
  expect(sipAddressKind(text)).toBe(kind)
})

test.each([
  ['OpNumber', { tracking_number: '+19999999999' }, ['tracking_number phone']],
  ['ReceivingNumber', { number: '+1212555' }, ['number phone']],
  ['BlacklistNumber', { number: '+1212' }, ['number caller']],
  ['BlacklistNumber', { number: '+10000000000' }, []],
  ['PhoneBook', { number: 'x' }, ['number caller']],
  ['DashUser', { phone: '123' }, ['phone phone']],
  ['Customer', { phone: '' }, []],
  [
    'RoutingAction',
    {
      targets: [
        { kind: 'mailbox', target: 'a@b.example' },
        { kind: 'number', target: '+1555' },
      ],
    },
    ['targets.1.target phone'],
  ],
  ['SipGateway', { address: '999.1.2.300' }, ['address address']],
  ['SipGateway', { prefix: '*31#' }, []],
  ['SipGateway', { prefix: '0049 ' }, ['prefix prefix']],
  ['SystemSetting', { key: 'low_balance', payload: { warnBelowUsd: 20, stopBelowUsd: 20 } }, []],
  [
    'SystemSetting',
    { key: 'low_balance', payload: { warnBelowUsd: 20, stopBelowUsd: 20.01 } },
    ['payload.stopBelowUsd aboveWarning'],
  ],
  [
    'SystemSetting',
    { key: 'low_balance', payload: { warnBelowUsd: -1, stopBelowUsd: '0' } },
    ['payload.warnBelowUsd limit', 'payload.stopBelowUsd limit'],
  ],
  ['SystemSetting', { key: 'low_balance', payload: {} }, ['payload.warnBelowUsd limit', 'payload.stopBelowUsd limit']],
  [
    'SystemSetting',
    { key: 'recording', payload: { keepDays: 0.5, announce: 'yes' } },
    ['payload.keepDays days', 'payload.announce choice'],
  ],
  ['SystemSetting', { key: 'agreement', payload: { agreement: 5 } }, ['payload.agreement text']],
  ['SystemSetting', { key: 'agreement', payload: { agreement: '' } }, []],
  ['SystemSetting', { key: 'banner', payload: { agreement: 5 } }, []],
  ['SystemSetting', { key: 'constructor', payload: {} }, []],
  ['Whitelist', { ip: '999.1.2.3', pattern: '(' }, ['ip ip', 'pattern expression']],
  ['Whitelist', { ip: '203.0.113.0', mask: 33 }, ['mask mask']],
  ['Whitelist', { ip: '2001:db8::', mask: 129 }, ['mask mask']],
  ['Whitelist', { ip: '2001:db8::', mask: 33 }, []],
  ['Ticket', { number: '1' }, []],
])('%s %o is refused for %o', (model, row, expected) => {
  expect(rowProblems(model, row).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected)
})

test('every field of a row that the contract gives the form of a phone number is held against the rule', () => {
  const schemas = Object.entries(contractDocument.components?.schemas ?? {})
  const phones = schemas.flatMap(([model, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, { pattern = '' }]) =>
      /^\^\\\+\??\[/.test(pattern) && properties.customerId && properties.createdAt ? [[model, field] as const] : [],
    ),
  )
  expect(phones.length).toBeGreaterThan(2)
  for (const [model, field] of phones) {
    expect([model, rowProblems(model, { [field]: '+1212' }).map((problem) => problem.field)]).toEqual([model, [field]])
  }
})

test('the rule for the prefix of a gateway has a name for what the form in the contract refuses, and refuses no more', () => {
  const { pattern = '$^' } = contractDocument.components?.schemas?.SipGateway?.properties?.prefix ?? {}
  for (const prefix of ['', '0049', '*31#', '+', 'abc', '00 49', '0-', '٠٠', '0\n']) {
    expect([prefix, rowProblems('SipGateway', { prefix }).length]).toEqual([
      prefix,
      new RegExp(pattern).test(prefix) ? 0 : 1,
    ])
  }
})

test('a schema with a rule says what both find, of a field what the schema does', () => {
  const schema = strictObject({
    name: string().check(
      check(({ value, issues }) => {
        if (value === 'wrong') issues.push({ code: 'custom', input: value, params: { kind: 'schema' } })
      }),
    ),
    list: string(),
  })
  const both = ruled(schema, () => [
    { field: 'name', kind: 'phone', value: 'x' },
    { field: 'targets.0.target', kind: 'phone', value: 'y' },
  ])
  const issues = both.safeParse({ name: 'wrong' }).error?.issues ?? []
  expect(issues.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
    'name custom',
    'list invalid_type',
    'targets.0.target custom',
  ])
  expect(ruled(schema, () => []).safeParse({ name: 'a', list: 'b' }).success).toBe(true)
})

test('what a rule says of a text goes before “not the right form”, and after what the schema says of its length', () => {
  const row = ruled(object({ number: string().check(maxLength(40), regex(/^\+\d+$/)) }), () => [
    { field: 'number', kind: 'phone', value: 'x' },
  ])
  const codesOf = (number: string) => row.safeParse({ number }).error?.issues.map(({ code }) => code)
  expect(codesOf('abc')).toEqual(['custom'])
  expect(codesOf('')).toEqual(['custom'])
  expect(codesOf('1'.repeat(41))).toContain('too_big')
})
