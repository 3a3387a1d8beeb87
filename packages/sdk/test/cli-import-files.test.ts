import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listNames } from '../src/cli/lists.ts'
import { runCli } from '../src/cli/run-cli.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'

let server: MockServer
let folder: string

async function lineboard(args: readonly string[]) {
  const env = { LINEBOARD_URL: server.apiUrl, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
  const terminal = capturedTerminal({ env })
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

beforeAll(async () => {
  server = await createMockServer({
    seed: 1,
    strict: true,
    now: new Date('2026-03-11T20:30:00Z'),
    size: { callLogs: 10 },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('import of files of other programs', () => {
  const workbook = join(import.meta.dirname, 'spreadsheets', 'libreoffice.ods')

  test('takes the first sheet with rows, or the one of --sheet', async () => {
    const map = ['--map', 'Phone=number', '--country', 'gb', '--dry-run']
    const first = await lineboard(['import', 'contacts', workbook, ...map])
    expect(first.err).toContain('The sheet "Contacts" is read, of "Cover", "Contacts", "Numbers".')
    expect(first.err).toContain('1 row of totals left out.')
    expect(first.err).toContain('1 cell with an error, or a formula without a result, left blank.')
    expect(first.out).toContain('2 would be created')
    const { code, out } = await lineboard(['import', 'blocked-numbers', workbook, '--sheet', 'Numbers', '--dry-run'])
    expect([code, out]).toEqual([0, expect.stringContaining('1 would be created')])
  })

  test('finds columns by their content, as the app does', async () => {
    const google = join(folder, 'google.csv')
    const rows = ['First Name,Last Name,Phone 1 - Type,Phone 1 - Value,Photo', 'Ann,Miller,Mobile,212-555-0142,', '']
    writeFileSync(google, rows.join('\n'))
    const { code, out, err } = await lineboard(['import', 'contacts', google, '--dry-run', '--country', 'us'])
    expect(err).toContain('Read as name: "First Name + Last Name", number: "Phone 1 - Value".')
    expect(err).toContain('Left out, as no field is called so: Phone 1 - Type, Photo.')
    expect([code, out]).toEqual([0, expect.stringContaining('1 would be created')])
  })

  test('reads the cards of an address book', async () => {
    const cards = join(folder, 'contacts.vcf')
    const card = (name: string, ...phones: readonly string[]) =>
      ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...phones.map((phone) => `TEL:${phone}`), 'END:VCARD', ''].join(
        '\r\n',
      )
    writeFileSync(
      cards,
      card('Ann Miller', '+1 212-555-0142', '+1 212-555-0143') + card('Bob Stone', '+1 212-555-0144'),
    )
    const { code, out, err } = await lineboard(['import', 'contacts', cards, '--dry-run'])
    expect([code, out]).toEqual([0, expect.stringContaining('2 would be created')])
    expect(err).toContain('Of 1 card with several phone numbers, the preferred or first one is in the column Phone.')
    expect(err).toContain('Left out, as no field is called so: Phone 2.')
  })

  test('takes the routing of numbers by number and name, and says which name nobody has', async () => {
    const [receiving] = server.store.table('ReceivingNumber').find({ where: { customerId: 2 } })
    const [source] = server.store.table('TrackingSource').find({ where: { customerId: 2 } })
    const file = join(folder, 'numbers.csv')
    const rows = [
      'Tracking Number,Destination Number,Source,Number Name',
      `+442079460073,${receiving?.number},${source?.name},Website`,
      '+12125550143,+12125550199,,Flyer',
    ]
    writeFileSync(file, `${rows.join('\n')}\n`)
    const args = ['import', 'tracking-numbers', file, '--customer', '2']
    const checked = await lineboard([...args, '--dry-run'])
    expect([checked.code, checked.out]).toEqual([1, expect.stringContaining('1 would be created, 1 rejected')])
    expect(checked.out).toContain('row 3, receiving_number: Nothing is called "+12125550199"')
    const ran = await lineboard(args)
    expect(ran.out).toContain('1 created, 1 rejected')
    const [created] = server.store.table('OpNumber').find({ where: { tracking_number: '+442079460073' } })
    expect(created).toMatchObject({
      receiving_numberId: receiving?.id,
      tracking_sourceId: source?.id,
      description: 'Website',
      customerId: 2,
    })
  })

  test('reads networks of the whitelist, as the app does', async () => {
    const file = join(folder, 'networks.csv')
    writeFileSync(file, 'CIDR,Protocol\n203.0.113.0/28,UDP\n192.0.2.7,\n')
    const { code, out } = await lineboard(['import', 'whitelist', file, '--customer', '2'])
    expect([code, out]).toEqual([0, expect.stringContaining('2 created')])
    const [network] = server.store.table('Whitelist').find({ where: { ip: '203.0.113.0' } })
    expect(network).toMatchObject({ mask: 28, proto: 'udp' })
  })

  test('names the sheets where there is none of that name', async () => {
    const missing = await lineboard(['import', 'contacts', workbook, '--sheet', 'Lists'])
    expect([missing.code, missing.err]).toEqual([
      2,
      expect.stringContaining('There is no sheet "Lists"; there are Cover,'),
    ])
    const text = join(folder, 'contacts.csv')
    writeFileSync(text, 'number\n+12125550142\n')
    const none = await lineboard(['import', 'contacts', text, '--sheet', 'Contacts'])
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('--sheet: the file has no sheets')])
  })
})

describe('import of own files', () => {
  test.each(listNames(true))('takes what the export of %s wrote, without a flag', async (list) => {
    const path = join(folder, 'own.csv')
    const exported = await lineboard(['export', list, '--output', path])
    expect(exported).toMatchObject({ code: 0 })
    const { code, out, err } = await lineboard(['import', list, path])
    expect([code, out]).toEqual([0, expect.stringMatching(/^0 created, [1-9]\d* there already\.\n$/)])
    expect(err).toMatch(/^Left out, as only the server sets them: id, .*createdAt.*\.$/m)
    expect(err).not.toContain('as no field is called so')
  })

  test('leaves out the names of rows that the file has the ids of', async () => {
    const path = join(folder, 'own.csv')
    await lineboard(['export', 'tracking-numbers', '--output', path])
    const { err } = await lineboard(['import', 'tracking-numbers', path, '--dry-run'])
    expect(err).toContain('Left out, as other columns have the ids: routing_action.')
  })

  test('names all unknown headings at once', async () => {
    const path = join(folder, 'other.csv')
    writeFileSync(path, 'number,Tier,createdAt,Desk\n+12125550144,gold,2026-03-01,4\n')
    const { err } = await lineboard(['import', 'blocked-numbers', path, '--dry-run'])
    expect(err).toContain('Left out, as no field is called so: Tier, Desk.')
    expect(err).toContain('Left out, as only the server sets them: createdAt.')
  })

  test('blocks no number again that the operator blocks for everybody', async () => {
    const [row] = server.store.table('BlacklistNumber').by('customerId', 1)
    const path = join(folder, 'blocked.csv')
    writeFileSync(path, `number\n${row?.number}\n`)
    const { out } = await lineboard(['import', 'blocked-numbers', path, '--customer', '2'])
    expect(out).toBe('0 created, 1 there already.\n')
  })
})
