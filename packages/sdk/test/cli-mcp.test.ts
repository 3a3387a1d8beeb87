import { fileURLToPath } from 'node:url'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../src/cli/lineboard.ts', import.meta.url))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 30 } })
})
afterAll(() => server.close())

const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

/** An assistant at the command, that says `answer` where the person is asked. */
async function assistant(username: string, args: readonly string[] = [], answer = true) {
  const questions: string[] = []
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: { form: {} } } })
  client.setRequestHandler('elicitation/create', ({ params }) => {
    questions.push(params.message)
    return { action: answer ? 'accept' : 'decline', ...(answer && { content: { confirm: true } }) }
  })
  const env = { LINEBOARD_URL: server.apiUrl, LINEBOARD_USERNAME: username, LINEBOARD_PASSWORD: 'Lineboard1!' }
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ['--no-warnings', program, 'mcp', ...args], env }),
  )
  open.push(client)
  async function call(name: string, given: Record<string, unknown>) {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [first] = content
    return { text: first?.type === 'text' ? first.text : '', isError: isError ?? false }
  }
  return { client, call, questions }
}

describe('lineboard mcp', () => {
  test('offers reads alone, twelve tools at most', async () => {
    const { client } = await assistant('admin')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search_calls', 'describe_call', 'read', 'list_rows', 'count_rows'])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  })

  test('finds, describes and makes calls, lists and counts rows', async () => {
    const { call } = await assistant('admin')
    expect((await call('search_calls', { words: 'blocked number' })).text).toContain('"BlacklistNumber.find"')
    expect((await call('describe_call', { operation: 'CallLog.find' })).text).toContain('"callerNumber"')
    const rows = JSON.parse((await call('list_rows', { list: 'call-logs', filter: 'status:missed', limit: 3 })).text)
    expect(rows.every(({ status }: { status: string }) => status === 'missed')).toBe(true)
    const { count } = JSON.parse((await call('count_rows', { list: 'call-logs', filter: 'status:missed' })).text)
    const asked = { operation: 'CallLog.count', arguments: { where: { status: 'missed' } } }
    expect(JSON.parse((await call('read', asked)).text)).toEqual({ count })
  })

  test('says what it refuses, so that the assistant can do better', async () => {
    const { call } = await assistant('admin')
    const write = { operation: 'BlacklistNumber.create', arguments: { body: { number: '+12125550188' } } }
    expect(await call('read', write)).toMatchObject({ isError: true, text: expect.stringContaining('is no read') })
    const stray = { operation: 'CallLog.find', arguments: { wher: {} } }
    expect(await call('read', stray)).toMatchObject({
      isError: true,
      text: expect.stringContaining('no argument "wher"'),
    })
  })

  test('offers what the person may, and nothing else', async () => {
    const { client, call } = await assistant('user')
    const listTool = (await client.listTools()).tools.find(({ name }) => name === 'list_rows')
    expect(JSON.stringify(listTool?.inputSchema)).not.toContain('audit-log')
    expect((await call('search_calls', { words: 'audit' })).text).not.toContain('AuditLog.find')
    expect(await call('read', { operation: 'AuditLog.find' })).toMatchObject({
      isError: true,
      text: 'The person who signed in may not call AuditLog.find.',
    })
  })

  test('asks the person before each change, and changes nothing without a yes', async () => {
    const blocked = () => server.store.table('BlacklistNumber').by('number', '+12125550177').length
    const change = { operation: 'BlacklistNumber.create', arguments: { body: { number: '+12125550177' } } }
    const refusing = await assistant('admin', ['--allow-changes'], false)
    expect(await refusing.call('change', change)).toMatchObject({ isError: true })
    expect([refusing.questions.length, blocked()]).toEqual([1, 0])
    const agreeing = await assistant('admin', ['--allow-changes'])
    expect(await agreeing.call('change', change)).toMatchObject({ isError: false })
    expect(agreeing.questions).toEqual([expect.stringMatching(/BlacklistNumber\.create[\s\S]*\+12125550177/)])
    expect(blocked()).toBe(1)
  })
})
