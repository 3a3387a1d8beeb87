import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineboard-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

const fit = { fit: 1, models: { ReceivingNumber: { owner: 'tenant_id', fields: { description: 'label' } } } } as const

test('import and export go by the fit of a core API: rows belong to the customer that was given', async () => {
  const server = await createMockServer({ fit })
  const [fitFile, rows] = ['core.fit.yaml', 'rows.csv'].map((name) => join(folder, name))
  await writeFile(String(fitFile), JSON.stringify(fit))
  await writeFile(String(rows), 'number,description\n+12125559981,Desk of Ann\n')
  const run = async (...args: string[]) => {
    const terminal = capturedTerminal()
    const who = ['--url', server.apiUrl, '--username', 'super', '--password', 'Lineboard1!', '--fit', String(fitFile)]
    const code = await runCli([...args, ...who], terminal)
    return { code, out: terminal.out(), err: terminal.err() }
  }
  expect(await run('import', 'receiving-numbers', String(rows), '--customer', '2')).toMatchObject({ code: 0 })
  const exported = await run('export', 'receiving-numbers', '--filter', 'description:"Desk of Ann"')
  expect(exported).toMatchObject({ code: 0, out: expect.stringContaining('Desk of Ann') })
  // As the core API has it, without the fit.
  const credentials = JSON.stringify({ username: 'super', password: 'Lineboard1!' })
  const headers = { 'content-type': 'application/json' }
  const signIn = await fetch(`${server.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body: credentials })
  const { id: token } = await signIn.json()
  const last = encodeURIComponent(JSON.stringify({ limit: 1, order: 'id DESC' }))
  const rowsOfCore = await fetch(`${server.apiUrl}/ReceivingNumbers?filter=${last}&access_token=${token}`)
  expect(await rowsOfCore.json()).toMatchObject([{ tenant_id: 2, label: 'Desk of Ann', number: '+12125559981' }])
  await server.close()
})

test('a file with the headings of the core API is imported, and an export has its own columns and comes back', async () => {
  const own = { tariff: { label: 'Tariff', kind: 'text' } } as const
  const model = { ...fit.models.ReceivingNumber, lacks: ['totalCalls'], own }
  const core = { fit: 1, models: { ReceivingNumber: model } } as const
  const server = await createMockServer({ fit: core })
  const [fitFile = '', rows = '', again = ''] = ['core.fit.yaml', 'rows.csv', 'again.csv'].map((name) =>
    join(folder, name),
  )
  await writeFile(fitFile, JSON.stringify(core))
  await writeFile(rows, 'number,label,tenant_id\n+12125559982,Desk of Eve,2\n')
  const run = async (...args: string[]) => {
    const terminal = capturedTerminal()
    const who = ['--url', server.apiUrl, '--username', 'super', '--password', 'Lineboard1!', '--fit', fitFile]
    const code = await runCli([...args, ...who], terminal)
    return { code, out: terminal.out(), err: terminal.err() }
  }
  const asked = ['export', 'receiving-numbers', '--filter', 'description:"Desk of Eve"']
  expect(await run('import', 'receiving-numbers', rows)).toMatchObject({
    code: 0,
    err: expect.stringContaining('Read as description: "label", customerId: "tenant_id".'),
  })
  const { code, out } = await run(...asked)
  expect(code).toBe(0)
  const [headings = ''] = out.split('\r\n')
  expect(headings.split(',')).toEqual(expect.arrayContaining(['number', 'description', 'customerId', 'tariff']))
  expect(headings).not.toContain('totalCalls')
  await writeFile(again, out.replace('5559982', '5559983'))
  expect(await run('import', 'receiving-numbers', again)).toMatchObject({ code: 0, out: '1 created.\n' })
  expect((await run(...asked)).out.match(/Desk of Eve/g)).toHaveLength(2)
  expect(await run('export', 'receiving-numbers', '--columns', 'number,tariff')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^number,tariff/),
  })
  await server.close()
})

test('a file that is no fit is named', async () => {
  const terminal = capturedTerminal()
  const file = join(folder, 'none.yaml')
  const args = ['export', 'contacts', '--url', 'http://127.0.0.1:9/api/v1', '--token', 'a-token-of-a-test']
  expect(await runCli([...args, '--fit', file], terminal)).toBe(2)
  expect(terminal.err()).toContain('none.yaml cannot be read')
})
