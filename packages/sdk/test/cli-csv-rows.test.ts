import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importedEntities } from '@lineboard/contract/imports'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNames } from '../src/cli/lists.ts'
import { runCli } from '../src/cli/run-cli.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'
import { startDriftingServer } from './drifting-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'lineboard-cli-'))
let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ seed: 1, now: new Date('2026-03-11T20:30:00Z'), size: { callLogs: 20 } })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

async function lineboard(args: readonly string[]) {
  const env = { LINEBOARD_URL: server.apiUrl, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
  const terminal = capturedTerminal({ env })
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

function file(text: string): string {
  writeFileSync(join(folder, 'numbers.csv'), text)
  return join(folder, 'numbers.csv')
}

describe('an export of related rows', () => {
  test('says which columns are empty where the server sends no related rows', async () => {
    const calls: object[] = [
      { id: 1, customerId: 2, trackingSourceId: 3 },
      { id: 2, customerId: 2 },
    ]
    const mute = await startDriftingServer({
      'POST /DashUsers/authenticate': () => ({
        body: { id: 'a-token', ttl: 99, created: '2026-03-11T20:30:00.000Z', userId: 1 },
      }),
      'GET /CallLogs': (request) => ({ body: /"skip"|"gt"/.test(decodeURIComponent(request.url ?? '')) ? [] : calls }),
      'GET /CallLogs/count': () => ({ body: { count: 2 } }),
    })
    const args = ['export', 'call-logs', '--url', mute.url, '--columns']
    const empty = await lineboard([...args, 'id,TrackingSource.name,TrackingSource.type'])
    expect([empty.code, empty.out]).toEqual([1, 'id,TrackingSource.name,TrackingSource.type\r\n1,,\r\n2,,\r\n'])
    expect(empty.err).toMatch(/^Nothing is in TrackingSource\.name, TrackingSource\.type: .*ignore `include`/)
    calls.push({ id: 3, customerId: 2, trackingSourceId: 4, TrackingSource: { id: 4, name: 'Search' } })
    expect(await lineboard([...args, 'id,TrackingSource.name'])).toMatchObject({ code: 0, err: '' })
    // Where rows name nothing, nothing is missing.
    calls.splice(0, 3, { id: 1, customerId: 2, trackingSourceId: null })
    expect(await lineboard([...args, 'id,TrackingSource.name'])).toMatchObject({ code: 0, err: '' })
    await mute.close()
  })

  test('has no column for several related rows', async () => {
    const { code, err } = await lineboard(['export', 'voice-menus', '--columns', 'id,Actions.position'])
    expect([code, err]).toEqual([2, expect.stringMatching(/^There is no column Actions\.position\. Choose from id/)])
    expect(err).not.toContain('Actions.…')
  })
})

describe('an import of numbers as people write them', () => {
  const add = (list: string, text: string, ...flags: string[]) => lineboard(['import', list, file(text), ...flags])
  const blocked = (customerId: number) =>
    [...server.store.table('BlacklistNumber').by('customerId', customerId)].map(({ number }) => number)

  test('reads a number without its country as one of the customer', async () => {
    expect(
      await add('blocked-numbers', 'number,description\n020 7946 0173,written at home\n', '--customer', '3'),
    ).toMatchObject({ code: 0 })
    expect(blocked(3)).toContain('+442079460173')
    expect(await add('blocked-numbers', 'number\n(212) 555-0173\n', '--customer', '3')).toMatchObject({ code: 1 })
    const abroad = ['--customer', '3', '--country', 'us']
    expect(await add('blocked-numbers', 'number\n(212) 555-0173\n', ...abroad)).toMatchObject({ code: 0 })
    expect(blocked(3)).toContain('+12125550173')
  })

  test('reads a number as one of the country of its row', async () => {
    const text = 'number,name,country\n020 7946 0118,Ann Example,gb\n(212) 555-0118,Fay Example,United States\n'
    expect(await add('contacts', text)).toMatchObject({ code: 0 })
    const numbers = [...server.store.table('PhoneBook').all()].map(({ number }) => number)
    expect(numbers).toEqual(expect.arrayContaining(['+442079460118', '+12125550118']))
  })

  test('finds rows there already after a spreadsheet took the plus', async () => {
    const rows = ['+12125550128,Ann,us', '+442079460128,Ben,gb', '+493023125128,Cleo,de']
    const heading = 'number,name,country\n'
    expect(await add('contacts', `${heading}${rows.join('\n')}\n`)).toMatchObject({ code: 0 })
    const saved = rows.map((row) => row.slice(1)).join('\n')
    const { code, out } = await add('contacts', `${heading}${saved}\n`, '--json')
    expect([code, JSON.parse(out).counts]).toEqual([0, expect.objectContaining({ skipped: 3 })])
  })

  test('reads the customer of a row by name or id, and its numbers as of their country', async () => {
    const name = server.store.table('Customer').get(3)?.companyName ?? ''
    const text = `number,customer\n020 7946 0141,"${name}"\n020 7946 0142,3\n(212) 555-0143,\n`
    expect(await add('blocked-numbers', text)).toMatchObject({ code: 0 })
    expect(blocked(3)).toEqual(expect.arrayContaining(['+442079460141', '+442079460142']))
    const { code, out } = await add('blocked-numbers', 'number,customer\n020 7946 0144,Nobody Ltd\n')
    expect([code, out]).toEqual([1, expect.stringContaining('row 2, customer: There is no customer "Nobody Ltd"')])
  })

  test('takes the first of several values of a cell, and countries by their names in other languages', async () => {
    const text =
      'Phone 1 - Value,E-mail 1 - Value,Address 1 - Country\n030 23125161 ::: 030 23125162,a@example.com ::: b@example.com,Deutschland\n'
    expect(await add('contacts', text)).toMatchObject({ code: 0 })
    expect(server.store.table('PhoneBook').by('number', '+493023125161')[0]).toMatchObject({ email: 'a@example.com' })
  })

  test('changes existing rows with --update alone, in what the file has', async () => {
    const heads = 'number,name,company,country\n'
    expect(await add('contacts', `${heads}+12125550151,Ann,Old Ltd,us\n`)).toMatchObject({ code: 0 })
    const changed = 'number,name,company\n+12125550151,,New Ltd\n'
    const company = () => server.store.table('PhoneBook').by('number', '+12125550151')[0]
    expect((await add('contacts', changed)).out).toContain('1 there already')
    expect(company()).toMatchObject({ name: 'Ann', company: 'Old Ltd' })
    expect((await add('contacts', changed, '--update', '--dry-run')).out).toContain('1 would be changed')
    expect((await add('contacts', changed, '--update')).out).toContain('1 changed')
    expect(company()).toMatchObject({ name: 'Ann', company: 'New Ltd', country: 'us' })
    expect((await add('contacts', changed, '--update')).out).toContain('1 there already')
    expect(await add('blocked-numbers', 'number\n911\n', '--update')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be changed'),
    })
  })

  test('says that contacts of a .vcf file have no row of headings', async () => {
    const { code, err } = await add(
      'contacts',
      'BEGIN:VCARD\nFN:Ann\nTEL:+12125550152\nEND:VCARD\n',
      '--heading-row',
      '2',
    )
    expect([code, err]).toEqual([2, expect.stringContaining('--heading-row')])
  })

  test('leaves out columns that nobody needs, and says so', async () => {
    const text = 'Name,Number,Group,Group\nAnn Example,+12125550111,a,b\n'
    const { code, err } = await add('contacts', text)
    expect([code, err]).toEqual([0, expect.stringMatching(/^Left out, as no field is called so: Group, Group \(2\)\./)])
  })

  test('says of --country that it is none', async () => {
    expect(await add('contacts', 'number\n1\n', '--country', 'zq')).toMatchObject({
      code: 2,
      err: expect.stringContaining('such as gb'),
    })
  })

  test('reads amounts as the file writes numbers', async () => {
    const german = 'name,type,monthlyCost\nLokalradio,radio,"120,50"\nBeilage,print,1.234\nMesse,other,"12,5"\n'
    expect(await add('tracking-sources', german, '--customer', '3')).toMatchObject({ code: 0 })
    const costs = server.store
      .table('TrackingSource')
      .by('customerId', 3)
      .map(({ name, monthlyCost }) => [name, monthlyCost])
    expect(costs).toEqual(
      expect.arrayContaining([
        ['Lokalradio', 120.5],
        ['Beilage', 1234],
        ['Messe', 12.5],
      ]),
    )
    const unclear = await add('tracking-sources', 'name,type,monthlyCost\nMesse 2,other,1.234\n', '--customer', '3')
    expect([unclear.code, unclear.out]).toEqual([1, expect.stringContaining('Can be 1234 or 1.2340')])
  })
})

describe('an import', () => {
  test('counts rows as spreadsheets do, blank ones and cells of several lines among them, the headings first', async () => {
    const rejects = join(folder, 'rejects.csv')
    const rows = [
      'number,description',
      '12x,One',
      '',
      '+12125550171,"Two\nlines"',
      '13x,Three',
      '+12125550171,Two again',
    ]
    const args = [
      'import',
      'receiving-numbers',
      file(`${rows.join('\n')}\n`),
      '--customer',
      '2',
      '--dry-run',
      '--rejects',
      rejects,
    ]
    const { out } = await lineboard(args)
    expect(out.match(/row \d+/g)).toEqual(['row 2', 'row 5'])
    expect(readFileSync(rejects, 'utf8').match(/(?<=,)\d+(?=,)/g)).toEqual(['2', '5'])
    const { rows: told } = JSON.parse((await lineboard([...args, '--json'])).out)
    expect(told.map(({ row }: { row: number }) => row)).toEqual([2, 4, 5, 6])
    expect(told[3]).toMatchObject({ reason: 'The same as row 4' })
  })

  test('says once what to do where each row is refused for the same reason', async () => {
    const refusal = (status: number) => ({
      status,
      body: { error: { statusCode: status, name: 'Error', message: 'No' } },
    })
    const path = file('number\n+12125550173\n+12125550174\n')
    for (const [status, hint] of [
      [401, /^The session has ended, [^\n]+LINEBOARD_TOKEN[^\n]+\n$/],
      [403, /^Whoever is signed in may not do that: [^\n]+\n$/],
    ] as const) {
      server.control.scenarios.add({ operation: 'ReceivingNumber.create', answers: [refusal(status), refusal(status)] })
      const { code, out, err } = await lineboard(['import', 'receiving-numbers', path, '--customer', '2'])
      expect([code, out, err]).toEqual([1, expect.stringContaining('2 failed'), expect.stringMatching(hint)])
    }
  })
})

describe('an import', () => {
  const owned = [
    ['tracking-numbers', 'OpNumber', 'tracking_number', '+12125559901'],
    ['receiving-numbers', 'ReceivingNumber', 'number', '+12125559902'],
    ['tracking-sources', 'TrackingSource', 'name', 'Leaflets of spring'],
    ['blocked-numbers', 'BlacklistNumber', 'number', '+12125559903'],
    ['contacts', 'PhoneBook', 'number', '+12125559904'],
    ['gateways', 'SipGateway', 'name', 'Spring trunk'],
    ['whitelist', 'Whitelist', 'ip', '203.0.113.77'],
  ] as const
  const required: Readonly<Record<string, object>> = {
    'tracking-sources': { type: 'print' },
    contacts: { name: 'Leaflets' },
    gateways: { address: 'sip.example.com', type: 'both' },
  }
  test('imports every entity that the contract has an import for', () => {
    expect(owned.map(([list]) => list)).toEqual(listNames(true).filter((name) => name !== 'customers'))
    expect(['Customer', ...owned.map(([, entity]) => entity)].toSorted()).toEqual(importedEntities.toSorted())
  })
  test.each(owned)('of %s looks for rows among those of their customer', async (list, entity, key, value) => {
    const [heads, cells] = [
      [key, ...Object.keys(required[list] ?? {})],
      [value, ...Object.values(required[list] ?? {})],
    ]
    const path = file(`${heads}\n${cells}\n`)
    const of = (customerId: number) => server.store.anyTable(entity)?.by('customerId', customerId).length
    const before = [of(1), of(2)]
    const first = await lineboard(['import', list, path, '--customer', '2'])
    expect(first).toMatchObject({ out: '1 created.\n' })
    expect(await lineboard(['import', list, path, '--customer', '2'])).toMatchObject({
      out: '0 created, 1 there already.\n',
    })
    // Without a word, the rows are of who signs in: what another customer has says nothing of those.
    const { out } = await lineboard(['import', list, path, '--dry-run'])
    expect(out).toContain('1 would be created')
    expect([of(1), of(2)]).toEqual([before[0], Number(before[1]) + 1])
    const named = file(`${[...heads, 'customerId']}\n${[...cells, 2]}\n${[...cells, 3]}\n`)
    expect((await lineboard(['import', list, named, '--dry-run'])).out).toContain('1 would be created, 1 there already')
  })

  test('tells whitelist entries apart by all fields of their key, and knows the defaults of the server', async () => {
    const same = '2001:db8::7,128,0,any'
    const text = `ip,mask,port,proto\n2001:db8::7,,,\n${same}\n2001:db8::7,128,5060,any\n`
    const args = ['import', 'whitelist', file(text), '--customer', '2']
    expect((await lineboard(args)).out).toBe('2 created, 1 there already.\n')
    expect((await lineboard(args)).out).toBe('0 created, 3 there already.\n')
  })
})
