// The lines of the API reference, each as it stands there, against the sample data.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { contractDocument } from '@lineboard/contract/document'
import { samples } from '@lineboard/contract/samples'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sayNotRun } from '../../../scripts/lib/not-run.mjs'
import { runCli } from '../src/cli/run-cli.ts'
import { createLineboard, type Lineboard } from '../src/index.ts'
import { operationEntry } from '../src/operations/operation-entries.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'

/** Calls whose line can't find in the sample data what it names, and what they are answered. */
const REFUSED: Readonly<Record<string, { status: number; needs: string }>> = {
  'DashUser.deimpersonate': { status: 404, needs: 'the token of somebody who acts as another' },
  'DashUser.beginSecondFactor': { status: 422, needs: 'the password of the user' },
  'DashUser.confirmSecondFactor': { status: 422, needs: 'a code of the secret that was just made' },
  'DashUser.verifySecondFactor': { status: 422, needs: 'a code of the user' },
  'DashUser.disableSecondFactor': { status: 422, needs: 'the password of the user, and a code' },
  'GuiVisibility.upsert': { status: 422, needs: 'a role without a permission for the section' },
  'GuiVisibility.create': { status: 422, needs: 'a role without a permission for the section' },
  'CallLog.updatePhonebook': { status: 422, needs: 'a contact of the customer of the call' },
  'PaymentMethod.refund': { status: 404, needs: 'a payment by card' },
  'PaymentMethod.intentToWallet': { status: 404, needs: 'a payment that was just confirmed' },
  'PaymentMethod.attach': { status: 422, needs: 'a card that was just confirmed' },
}

const run = promisify(execFile)
const ids = contractDocument.operations.map(({ id }) => id)
const lineOf = (id: string, kind: 'sdk' | 'curl' | 'cli') => samples[id]?.[kind] ?? ''

let server: MockServer
let folder: string
let api: Lineboard
let env: Record<string, string>
let programs: Record<string, (api: Lineboard) => Promise<unknown>>
let words: Record<'curl' | 'cli', Record<string, string[]>>

/** The arguments of each line as a shell reads them, asked of one shell. */
function argumentsByShell(kind: 'curl' | 'cli'): Record<string, string[]> {
  const lines = ids.map((id) => `${lineOf(id, kind)}\nprintf '\\1'`)
  const print = `{ for each in "$@"; do printf '%s\\0' "$each"; done; }`
  const script = `curl() ${print}\nlineboard() ${print}\n${lines.join('\n')}`
  const parts = execFileSync('sh', { input: script, encoding: 'utf8', env: { ...process.env, ...env } }).split('\u0001')
  return Object.fromEntries(ids.map((id, at) => [id, parts[at]?.split('\0').slice(0, -1) ?? []]))
}

/** The file that a line of curl sends: what the other lines have in place. */
function fileOf(id: string): string {
  const example = contractDocument.operations.find((one) => one.id === id)?.body?.example
  return typeof example === 'object' && example !== null && 'file' in example ? String(example.file) : ''
}

beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 300 } })
  folder = mkdtempSync(join(tmpdir(), 'lineboard-samples-'))
  const lines = ids.map((id) => `  '${id}': async (api) => ${lineOf(id, 'sdk')},`)
  writeFileSync(join(folder, 'programs.mjs'), `export const programs = {\n${lines.join('\n')}\n}\n`)
  programs = (await import(pathToFileURL(join(folder, 'programs.mjs')).href)).programs
  api = createLineboard({ baseUrl: server.apiUrl, retry: false })
  await api.signIn({ username: 'super', password: 'Lineboard1!' })
  const session = await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  env = { LINEBOARD_URL: server.apiUrl, LINEBOARD_TOKEN: session.id }
  words = { curl: argumentsByShell('curl'), cli: argumentsByShell('cli') }
  server.control.snapshot('before')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const ways: Record<'sdk' | 'curl' | 'cli', (id: string) => Promise<unknown>> = {
  sdk: async (id) => programs[id]?.(api),
  async curl(id) {
    writeFileSync(join(folder, 'rows.csv'), fileOf(id))
    await run('curl', ['--silent', ...(words.curl[id] ?? [])], { cwd: folder })
  },
  cli: (id) =>
    runCli(
      (words.cli[id] ?? []).map((word) => (word === 'answer' ? join(folder, word) : word)),
      capturedTerminal({ env }),
    ),
}

/** What the server answered a line, as its journal has it: the same rows are there each time. */
async function statusOf(id: string, way: keyof typeof ways): Promise<number | undefined> {
  server.control.restore('before')
  server.control.journal.clear()
  const problem = await ways[way](id).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const status = server.control.journal.list().find(({ operationId }) => operationId === id)?.status
  expect(status, `${way} did not reach the server: ${problem}`).toBeDefined()
  return status
}

/** One of the three lines of a call in each run, by turns, as all are written by one rule for each kind; at night all. */
const kinds = ['sdk', 'curl', 'cli'] as const
const kindsOf = (place: number) => kinds.filter((_, at) => process.env.LINEBOARD_NIGHTLY || (place + at) % 3 === 0)
const calls = ids.map((id, at) => ({ id, some: kindsOf(at) }))

test.each(calls)('the lines of $id do what they say', async ({ id, some }) => {
  const wanted = REFUSED[id]?.status ?? expect.toSatisfy((status) => status >= 200 && status < 300)
  for (const kind of some) expect(await statusOf(id, kind), lineOf(id, kind)).toEqual(wanted)
})

describe('lineboard call', () => {
  async function lineboard(...args: string[]) {
    server.control.restore('before')
    const terminal = capturedTerminal({ env })
    return { code: await runCli(['call', ...args], terminal), out: terminal.out(), err: terminal.err() }
  }

  test('prints the answer as JSON', async () => {
    const { code, out } = await lineboard('Customer.findById', '{"id":2}')
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ id: 2 })])
  })

  test.each([
    [['Customer.finds'], 'There is no operation Customer.finds.'],
    [[], 'Which call?'],
    [['Customer.find', '[1]'], 'no JSON object: [1]'],
    [['Customer.find', '{"filter'], 'no JSON object: {"filter'],
    [['Customer.find', '{}', 'more'], '"more" is one too many'],
    [['Customer.findById', '{"id":99999}'], 'Customer.findById: '],
    [['Customer.findById'], 'Customer.findById needs id'],
    [['CallLog.count', '{"wher":{"status":"missed"}}'], 'CallLog.count takes no argument "wher". It takes where.'],
  ])('%j is refused in words', async (args, sentence) => {
    expect(await lineboard(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) })
  })

  test('a file goes where the flag says, and is not printed', async () => {
    const { code, err } = await lineboard('Storage.getRecording', '{"recording_id":1}')
    expect([code, err]).toEqual([2, expect.stringContaining('--output FILE')])
  })
})

/** Stands in for the library of the lines, and keeps the status that each is answered. */
const PYTHON = `import json as j, os, sys, urllib.error, urllib.parse, urllib.request
URL, TOKEN = os.environ["LINEBOARD_URL"], os.environ["LINEBOARD_TOKEN"]
class requests: pass
def call(method):
    def send(url, headers={}, params=None, json=None, data=None, files=None):
        query = "?" + urllib.parse.urlencode(params) if params else ""
        form = urllib.parse.urlencode(data).encode() if data else None
        body = j.dumps(json).encode() if json is not None else form
        kinds = {"Content-Type": "application/json"} if json is not None else {}
        asked = urllib.request.Request(url + query, body, {**headers, **kinds}, method=method)
        try: return urllib.request.urlopen(asked).status
        except urllib.error.HTTPError as problem: return problem.code
    return send
for method in ["get", "put", "post", "patch", "delete"]: setattr(requests, method, call(method.upper()))
lines = j.load(sys.stdin)
for line in lines.values(): compile(line["code"], "line", "exec")
print(j.dumps({id: eval(line["code"]) for id, line in lines.items() if line["isRead"]}))
`

if (spawnSync('python3', ['--version']).status !== 0) sayNotRun('the lines in Python do not run here: install python3')
else
  test('the lines in Python compile, and reads do what they say', async () => {
    server.control.restore('before')
    const lines = ids.map((id) => [id, { code: samples[id]?.python, isRead: operationEntry(id)?.effect === 'read' }])
    const child = run('python3', ['-c', PYTHON], { env: { ...process.env, ...env } })
    child.child.stdin?.end(JSON.stringify(Object.fromEntries(lines)))
    const statuses = Object.entries<number>(JSON.parse((await child).stdout))
    expect(statuses.length).toBeGreaterThan(110)
    expect(statuses.filter(([id, status]) => status >= 300 && status !== REFUSED[id]?.status)).toEqual([])
  })
