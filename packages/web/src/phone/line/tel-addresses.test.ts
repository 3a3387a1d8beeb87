import { expect, it } from 'vitest'
import { withoutTel, withTel } from './tel-addresses.ts'

const message = (...lines: string[]) =>
  `${['INVITE sip:nora@x.invalid SIP/2.0', ...lines].join('\r\n')}\r\n\r\nv=0\r\nFrom: tel:1\r\n`

it.each([
  ['From: <tel:+1-212-555-0142>;tag=1', 'From: <sip:%2B1-212-555-0142@tel.invalid>;tag=1'],
  ['From: "Acme" <tel:+12125550142;ext=7>;tag=1', 'From: "Acme" <sip:%2B12125550142%3Bext%3D7@tel.invalid>;tag=1'],
  ['f: tel:+12125550142;tag=1', 'f: <sip:%2B12125550142@tel.invalid>;tag=1'],
  ['To:\r\n <tel:101>', 'To: <sip:101@tel.invalid>'],
  ['Refer-To: <tel:+1-212-555-0188>', 'Refer-To: <sip:%2B12125550188@pbx.example;user=phone>'],
  ['Contact: <tel:+12125550188>', 'Contact: <sip:%2B12125550188@pbx.example;user=phone>'],
  ['Subject: tel:+12125550188', 'Subject: tel:+12125550188'],
  ['From: "tel: us" <sip:nora@tel.example>', 'From: "tel: us" <sip:nora@tel.example>'],
  ['P-Asserted-Identity: <tel:+12125550142>', 'P-Asserted-Identity: <tel:+12125550142>'],
])('%s is read as %s', (came, read) => {
  expect(withoutTel(message(came), 'pbx.example')).toBe(message(read))
})

it.each(['From: <tel:+1-212-555-0142>;tag=1', 'To: "Acme" <tel:+12125550142;ext=7>;tag=1'])(
  '%s comes back as it came, as the library writes it',
  (line) => {
    const read = withoutTel(message(line), 'pbx.example')
    expect(withTel(read)).toBe(message(line))
    // It writes a plus as it is.
    expect(withTel(read.replace('%2B', '+'))).toBe(message(line))
  },
)

it('a message without such an address is left alone', () => {
  const usual = message('From: <sip:nora@x.invalid>;tag=1')
  expect(withoutTel(usual, 'pbx.example')).toBe(usual)
  expect(withTel(usual)).toBe(usual)
})
