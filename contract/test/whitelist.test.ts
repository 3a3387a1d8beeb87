import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { type AllowedSender, entryFor, setupOf, whitelistRemarks } from '../src/call-flow/index.ts'
import {
  bitsOf,
  hasHostBits,
  isInNetwork,
  isIPv4,
  isPartOf,
  type Network,
  networkAddress,
  readEndpoint,
  readNetwork,
} from '../src/network.ts'

const entry = (id: number, network: string, more: Partial<AllowedSender> = {}): AllowedSender => ({
  id,
  customerId: 2,
  ip: '',
  mask: 0,
  port: 0,
  proto: 'any',
  ...readNetwork(network),
  ...more,
})

test.each([
  ['203.0.113.0/24', { ip: '203.0.113.0', mask: 24 }],
  [' 203.0.113.7 ', { ip: '203.0.113.7', mask: 32 }],
  ['2001:db8::/32', { ip: '2001:db8::', mask: 32 }],
  ['2001:db8::7', { ip: '2001:db8::7', mask: 128 }],
  ['0.0.0.0/0', { ip: '0.0.0.0', mask: 0 }],
  ['203.0.113.0/33', undefined],
  ['203.0.113.0/', undefined],
  ['203.0.113.0/24/8', undefined],
  ['203.0.113/24', undefined],
  ['999.0.113.0/24', undefined],
  ['carrier.example/24', undefined],
])('%s is read as %o', (text, expected) => {
  expect(readNetwork(text)).toEqual(expected)
})

test.each([
  ['203.0.113.7/24', '203.0.113.0', true],
  ['203.0.113.0/24', '203.0.113.0', false],
  ['203.0.113.7/32', '203.0.113.7', false],
  ['2001:db8::7/32', '2001:db8::', true],
  ['2001:db8::/32', '2001:db8::', false],
])('the network of %s begins at %s', (text, first, isOdd) => {
  const network = readNetwork(text) ?? { ip: '', mask: 0 }
  expect([networkAddress(network), hasHostBits(network)]).toEqual([first, isOdd])
})

test.each([
  ['203.0.113.7:5060', { ip: '203.0.113.7', port: 5060 }],
  ['203.0.113.7', { ip: '203.0.113.7', port: 0 }],
  ['[2001:db8::7]:5061', { ip: '2001:db8::7', port: 5061 }],
  ['2001:db8::7', { ip: '2001:db8::7', port: 0 }],
  ['203.0.113.7:70000', undefined],
  ['carrier.example:5060', undefined],
  ['', undefined],
])('a call from %s comes from %o', (text, expected) => {
  expect(readEndpoint(text)).toEqual(expected)
})

test('reads the IPv4 addresses that ipaddr.js reads', () => {
  const octet = fc.oneof(fc.nat(300).map(String), fc.constantFrom('00', '01', '0x7', '1e1', ' 1', '-1', ''))
  fc.assert(
    fc.property(fc.array(octet, { minLength: 3, maxLength: 5 }), fc.constantFrom('', '.', '\n'), (octets, end) => {
      const text = octets.join('.') + end
      expect(isIPv4(text)).toBe(ipaddr.IPv4.isValidFourPartDecimal(text))
    }),
    { numRuns: 500 },
  )
})

test('an IPv4 network written as IPv6 has the same addresses', () => {
  expect(isInNetwork('203.0.113.9', { ip: '::ffff:203.0.113.0', mask: 120 })).toBe(true)
  expect(isInNetwork('::ffff:203.0.113.9', { ip: '203.0.113.0', mask: 24 })).toBe(true)
  expect(isInNetwork('203.0.114.9', { ip: '::ffff:203.0.113.0', mask: 120 })).toBe(false)
})

test('what reaches beyond the IPv4 addresses written as IPv6 is no part of a network of IPv4', () => {
  expect(isPartOf({ ip: '::ffff:203.0.113.9', mask: 64 }, { ip: '0.0.0.0', mask: 0 })).toBe(false)
  expect(isPartOf({ ip: '::ffff:203.0.113.9', mask: 96 }, { ip: '0.0.0.0', mask: 0 })).toBe(true)
})

const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6().filter((text) => bitsOf(text) === 128),
)

const ipv4 = { ip: '0.0.0.0', mask: 0 }
/** Whether an address is named by a network of its kind: one of IPv4 written as IPv6 is none of IPv6. */
const isOfItsKind = (ip: string, { mask }: Network) => bitsOf(ip) === 32 || mask >= 96 || !isInNetwork(ip, ipv4)

const network = fc.tuple(address, fc.nat(128)).map(([ip, mask]) => ({ ip, mask: Math.min(mask, bitsOf(ip) ?? 0) }))

test('a network is part of another just where none of its addresses is outside', () => {
  fc.assert(
    fc.property(network, network, address, (one, other, ip) => {
      if (isPartOf(one, other) && isInNetwork(ip, one)) expect(isInNetwork(ip, other)).toBe(true)
      expect(isPartOf(one, one)).toBe(true)
      expect(isPartOf(one, { ip: networkAddress(one), mask: one.mask })).toBe(true)
      for (const own of [one.ip, networkAddress(one)])
        if (isOfItsKind(own, one)) expect(isInNetwork(own, one)).toBe(true)
    }),
  )
})

const kinds = (...entries: AllowedSender[]) =>
  entries.map((each) => whitelistRemarks(each, entries).map(({ kind }) => kind))

test.each<[string, AllowedSender[], string[][]]>([
  ['nothing of entries apart', [entry(1, '203.0.113.0/24'), entry(2, '198.51.100.0/24')], [[], []]],
  ['everybody', [entry(1, '0.0.0.0/0')], [['everybody']]],
  ['everybody over IPv6', [entry(1, '::/0')], [['everybody']]],
  ['host bits', [entry(1, '203.0.113.7/24')], [['host_bits']]],
  ['the later of two alike', [entry(1, '203.0.113.7'), entry(2, '203.0.113.7')], [[], ['duplicate']]],
  [
    'alike in spite of host bits',
    [entry(1, '203.0.113.0/24'), entry(2, '203.0.113.9/24')],
    [[], ['host_bits', 'duplicate']],
  ],
  ['the narrower of two', [entry(1, '203.0.113.7'), entry(2, '203.0.113.0/24')], [['covered'], []]],
  ['the one of fewer ports', [entry(1, '203.0.113.7', { port: 5060 }), entry(2, '203.0.113.7')], [['covered'], []]],
  [
    'nothing of other protocols',
    [entry(1, '203.0.113.7', { proto: 'udp' }), entry(2, '203.0.113.7', { proto: 'tcp' })],
    [[], []],
  ],
  ['nothing of other kinds of address', [entry(1, '::/1'), entry(2, '0.0.0.0/1')], [[], []]],
  [
    'both that meet in part',
    [entry(1, '203.0.113.0/24', { port: 5060 }), entry(2, '203.0.113.7')],
    [['overlap'], ['overlap']],
  ],
  [
    'nothing of other senders',
    [entry(1, '203.0.113.7', { pattern: 'a' }), entry(2, '203.0.113.7', { pattern: 'b' })],
    [[], []],
  ],
])('remarks on %s', (_, entries, expected) => {
  expect(kinds(...entries)).toEqual(expected)
})

test('an entry that is covered by another lets in nobody whom that does not', () => {
  const some = fc.record({
    network,
    port: fc.constantFrom(0, 5060, 5061),
    proto: fc.constantFrom('any', 'udp', 'tcp'),
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), address, fc.constantFrom(5060, 5061), (rows, ip, port) => {
      const entries = rows.map(({ network: part, ...more }, at) =>
        entry(at + 1, '', { ...part, ...more } as AllowedSender),
      )
      const needless = entries.filter((each) =>
        whitelistRemarks(each, entries).some(({ kind }) => kind === 'covered' || kind === 'duplicate'),
      )
      const passes = (allowed: AllowedSender[]) =>
        entryFor(setupOf({ allowed }), 2, { ip, port, proto: 'udp', uri: 'sip:a@b.example' }) !== undefined
      expect(passes(entries.filter((each) => !needless.includes(each)))).toBe(passes(entries))
    }),
  )
})
