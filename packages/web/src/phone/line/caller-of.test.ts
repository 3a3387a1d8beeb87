import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesIn, type CallRequest, callerOf, numberOf } from './caller-of.ts'

const rules = { domain: 'pbx.example', home: 'us', trustsIdentity: true }

const requestOf = (headers: Record<string, string | string[]>): CallRequest => ({
  getHeader: (name) => [headers[name] ?? []].flat()[0],
  getHeaders: (name) => [headers[name] ?? []].flat(),
})

const from = (From: string, more: Record<string, string> = {}, over: Partial<typeof rules> = {}) => {
  const { sentName, kind, party } = callerOf(requestOf({ From, ...more }), { ...rules, ...over })
  return [kind, party, ...(sentName === undefined ? [] : [sentName])]
}

describe('who calls', () => {
  it.each([
    // Users and extensions of the phone server, and others.
    ['<sip:nora@pbx.example>;tag=1', 'colleague', 'nora'],
    ['"Nora Lind" <sip:nora@PBX.example:5060;transport=ws>;tag=1', 'colleague', 'nora', 'Nora Lind'],
    ['<sip:101@pbx.example>', 'colleague', '101'],
    ['<sip:nora@elsewhere.example>', 'stranger', 'nora@elsewhere.example'],
    ['<sip:pbx.example@elsewhere.example>', 'stranger', 'pbx.example@elsewhere.example'],
    ['<sip:nora@pbx.example.evil.example>', 'stranger', 'nora@pbx.example.evil.example'],
    ['<sip:gateway.example>;tag=1', 'stranger', 'gateway.example'],
    // Numbers, however gateways write them, at whichever host.
    ['<sip:+12125550142@carrier.example;user=phone>', 'number', '+12125550142'],
    ['<sip:12125550142@pbx.example>', 'number', '+12125550142'],
    ['<sip:2125550142@pbx.example>', 'number', '+12125550142'],
    ['<sip:(212)555-0142@pbx.example>', 'number', '+12125550142'],
    ['<sip:011442079460123@10.0.0.1>', 'number', '+442079460123'],
    ['<sip:00442079460123@10.0.0.1>', 'number', '+442079460123'],
    ['<sip:442079460123@10.0.0.1>', 'number', '+442079460123'],
    ['<sip:%2B12125550142@carrier.example>', 'number', '+12125550142'],
    ['<sip:+12125550142;npdi;rn=+12125550100@carrier.example>', 'number', '+12125550142'],
    ['<sip:+1-212-555-0142;isub=12:secret@carrier.example>', 'number', '+12125550142'],
    ['<sip:5550142;phone-context=+1212@carrier.example>', 'number', '+12125550142'],
    ['<tel:+1-212-555-0142;ext=7>;tag=1', 'number', '+12125550142'],
    ['tel:555-0142;phone-context=+1-212;tag=1', 'number', '+12125550142'],
    ['<sip:%2B1-212-555-0142@tel.invalid>;tag=1', 'number', '+12125550142'],
    ['sip:+12125550142@carrier.example;tag=1', 'number', '+12125550142'],
    ['<sip:5550142@carrier.example>', 'number', '5550142'],
    // Hidden, in every way that gateways do that.
    ['"Anonymous" <sip:anonymous@anonymous.invalid>', 'withheld', 'anonymous'],
    ['<sip:Anonymous@pbx.example>', 'withheld', 'anonymous'],
    ['<sip:ANONYMOUS@10.0.0.1>', 'withheld', 'anonymous'],
    ['<sip:+12125550142@anonymous.invalid>', 'withheld', 'anonymous'],
    ['<sip:Restricted@carrier.example>', 'withheld', 'anonymous'],
    ['<sip:unknown@carrier.example>', 'withheld', 'anonymous'],
    ['', 'withheld', 'anonymous'],
    // Names that the network sends, without what nobody sees.
    ['"SMITH  J" <sip:+12125550142@carrier.example>', 'number', '+12125550142', 'SMITH  J'],
    ['Acme Inc <sip:+12125550142@carrier.example>', 'number', '+12125550142', 'Acme Inc'],
    ['"A \\"B\\" \u202Eevil" <sip:+12125550142@carrier.example>', 'number', '+12125550142', 'A "B" evil'],
    ['"2125550142" <sip:+12125550142@carrier.example>', 'number', '+12125550142'],
    ['"Unavailable" <sip:+12125550142@carrier.example>', 'number', '+12125550142'],
    // A user of the phone server may have such a name.
    ['<sip:private@pbx.example>', 'colleague', 'private'],
    ['<sip:%E0%A4@pbx.example>', 'colleague', '%E0%A4'],
  ])('%s', (header, ...said) => {
    expect(from(header)).toEqual(said)
  })

  it.each([
    ['<sip:trunk7@pbx.example>', '<sip:+12125550142@carrier.example>', 'number', '+12125550142'],
    ['<sip:trunk7@pbx.example>', '"Acme" <tel:+1-212-555-0142>', 'number', '+12125550142', 'Acme'],
    ['<sip:trunk7@pbx.example>', '<sip:a@x.example>, <tel:+12125550142>', 'number', '+12125550142'],
    // An asserted name makes nobody a colleague.
    ['<sip:trunk7@carrier.example>', '<sip:boss@pbx.example>', 'stranger', 'trunk7@carrier.example'],
    ['<sip:trunk7@carrier.example>', '<sip:101@pbx.example>', 'stranger', 'trunk7@carrier.example'],
  ])('%s asserted as %s', (header, asserted, ...said) => {
    expect(from(header, { 'P-Asserted-Identity': asserted })).toEqual(said)
  })

  it('is read from From alone where the phone server checks nothing else', () => {
    const asserted = { 'P-Asserted-Identity': '<tel:+12125550142>' }
    expect(from('<sip:nora@pbx.example>', asserted, { trustsIdentity: false })).toEqual(['colleague', 'nora'])
  })

  it.each(['id', 'id;critical', 'header; user', 'session;id'])('is not said where Privacy is %s', (Privacy) => {
    const asserted = { 'P-Asserted-Identity': '<tel:+12125550142>', Privacy }
    expect(from('<sip:+12125550142@carrier.example>', asserted)).toEqual(['withheld', 'anonymous'])
  })

  it('is said where Privacy is none', () => {
    expect(from('<sip:+12125550142@carrier.example>', { Privacy: 'none' })).toEqual(['number', '+12125550142'])
  })

  it.each([
    ['gb', '02079460123', '+442079460123'],
    ['gb', '442079460123', '+442079460123'],
    ['gb', '0012125550142', '+12125550142'],
    ['de', '030901820', '+4930901820'],
    ['au', '0011442079460123', '+442079460123'],
    ['us', '911', '911'],
    ['us', '*97', undefined],
    ['us', 'nora', undefined],
  ])('numbers are read at home in %s: %s', (home, user, number) => {
    expect(numberOf({ user, params: [] }, home)).toBe(number)
  })

  it('whatever a stranger sends has an answer, and is a colleague by the domain alone', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<',
        '>',
        '"',
        '\\',
        ';',
        '@',
        ':',
        'sip:',
        'tel:',
        'pbx.example',
        ' ',
        'nora',
        '%',
        '+1212',
        ',',
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const header = parts.join('')
        const { kind, party } = callerOf(requestOf({ From: header }), rules)
        expect(party).not.toBe('')
        expect(party).not.toContain('undefined')
        if (kind === 'colleague') expect(addressesIn(header)[0]?.host).toBe('pbx.example')
      }),
      { numRuns: 300 },
    )
  })
})
