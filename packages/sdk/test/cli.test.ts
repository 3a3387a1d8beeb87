import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'

async function lineboard(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const terminal = capturedTerminal({ env })
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

const folder = mkdtempSync(join(tmpdir(), 'lineboard-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file in the folder of these tests. */
function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('a password in an address', () => {
  const addresses = [
    'https://admin:s3cretive@core.example/api/v1',
    'https://s3cretive@core.example/api/v1',
    'https://admin:s3cret/ive@core.example/api/v1',
    'https://admin:s3cretive@:bad/api/v1',
    'ftp://admin:s3cretive@core.example/api/v1',
  ]
  const asSuper = ['--username', 'super', '--password', 'Lineboard1!']
  const csv = fileOf('contacts.csv', 'number\n+12125550142\n')
  /** Each command that calls a server, with what it needs before the address. */
  const commands = [
    ['check'],
    ['call', 'Customer.find'],
    ['call', 'DashUser.authenticate', '{"body":{"username":"super","password":"Lineboard1!"}}'],
    ['export', 'call-logs'],
    ['import', 'contacts', csv],
  ]

  test.each(commands)('is refused by %s %s, and never printed', async (...command) => {
    for (const address of addresses) {
      const answers = [
        await lineboard([...command, '--url', address, ...asSuper]),
        await lineboard([...command, ...asSuper], { LINEBOARD_URL: address }),
        ...(command[0] === 'check' ? [await lineboard(['check', address, ...asSuper])] : []),
      ]
      for (const { code, out, err } of answers) {
        expect([code, out]).toEqual([2, ''])
        expect(err).toMatch(/leave out what stands before the @, and give LINEBOARD_USERNAME and LINEBOARD_PASSWORD/)
        expect(err).not.toMatch(/s3cret|ive@/)
      }
    }
  })

  test.each([
    [[]],
    [['export']],
    [['import']],
    [['call']],
    [['call', 'Customer.find']],
    [['check', 'https://x.example']],
  ])('is not printed where it is no address: %j', async (before) => {
    for (const address of addresses) {
      const { code, out, err } = await lineboard([...before, address, 'https://admin:s3cretive@core.example'])
      expect([code, out]).toEqual([2, ''])
      expect(err).not.toMatch(/s3cret|ive@/)
    }
  })
})
