import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceOf } from '@lineboard/contract/stated'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import type { FieldsServed } from '../src/index.ts'
import { startBoth } from './both-servers.ts'
import { sqlConnectors } from './connectors.ts'

const timeout = 180_000
const asSuper = ['--username', 'super', '--password', 'Lineboard1!']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineboard-fit-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]) {
  const terminal = capturedTerminal()
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

interface Checked {
  operations: { operationId: string; state: string; drift: { field?: string }[] }[]
  unknownField: Record<string, string[]>
}

interface Fit {
  models: Record<string, { fields?: Record<string, unknown>; lacks?: string[]; owner?: string }>
}

type Servers = Awaited<ReturnType<typeof startBoth>>

describe.each(sqlConnectors)('over %s', (connector) => {
  /** Records a server and proposes a fit for it. */
  async function recordAndPropose(
    name: string,
    fields: FieldsServed,
    {
      load = async () => {},
      checksWith = [],
      isRepeated = false,
    }: { load?: (servers: Servers) => Promise<void>; checksWith?: readonly string[][]; isRepeated?: boolean } = {},
  ) {
    const servers = await startBoth(connector, { fields })
    await load(servers)
    const [recording, file] = [join(folder, `${name}.json`), join(folder, `${name}.yaml`)]
    const { apiUrl } = servers.loopback
    const first = await run('fit', 'record', apiUrl, ...asSuper, '-o', recording)
    const text = await readFile(recording, 'utf8')
    if (isRepeated) await run('fit', 'record', apiUrl, ...asSuper, '-o', recording)
    const second = await readFile(recording, 'utf8')
    const proposed = await run('fit', 'propose', recording, '-o', file)
    const checks: Awaited<ReturnType<typeof run>>[] = []
    for (const flags of checksWith) checks.push(await run('check', apiUrl, ...asSuper, '--fit', file, ...flags))
    await servers.close()
    const rows = await servers.mock.store.table('Customer').find({})
    return {
      checks,
      first,
      text,
      second,
      proposed,
      recording,
      file,
      fit: parse(await readFile(file, 'utf8')),
      rows,
    }
  }

  test('a server as the contract says needs no field mapped', { timeout }, async () => {
    const { first, text, second, proposed, fit, rows } = await recordAndPropose('contract', 'contract', {
      isRepeated: true,
    })
    expect([first.code, first.err, proposed.code, proposed.err]).toEqual([0, '', 0, ''])
    expect(second).toBe(text)
    for (const { relations = {}, ...model } of Object.values<{ relations?: object }>(fit.models)) {
      expect(Object.keys(model)).toEqual(['own'])
      // Relations that no row has shown.
      for (const how of Object.values(relations)) expect(how).toBe('joined')
    }
    // LoopBack serves no call with its own behaviour; reports are counted from calls.
    expect(fit.calls).toMatchObject({ 'Report.statistics': 'rows' })
    expect(Object.values(fit.calls)).toContain('none')
    expect(fit.calls).not.toHaveProperty('CallLog.find')
    // A recording has no name, number or address of a row.
    expect(rows.length).toBeGreaterThan(2)
    for (const { companyName, billingEmail } of rows) {
      expect(text).not.toContain(String(companyName))
      if (billingEmail) expect(text).not.toContain(String(billingEmail))
    }
    expect(text).not.toMatch(/\+\d{6}|@|127\.0\.0\.1|Lineboard1!/)
  })

  /** What the proposals say of servers with some fields, and with other names. */
  const expected = {
    stated({ CallLog }: Fit['models']) {
      expect(CallLog?.fields).toBeUndefined()
      expect(CallLog?.lacks).toEqual(expect.arrayContaining(['status', 'startedAt', 'handling']))
      expect(CallLog?.lacks?.filter((name) => sourceOf('CallLog', name) === 'stated')).toEqual([])
    },
    renamed(models: Fit['models']) {
      const mapped = Object.values(models).flatMap(({ fields = {}, owner }) => [
        ...Object.entries(fields),
        ...(owner ? [['customerId', owner]] : []),
      ])
      for (const [ours, theirs] of mapped) expect(theirs).toBe(`${ours}_x`)
      expect(mapped.length).toBeGreaterThan(150)
      expect(models.CallLog?.fields).toMatchObject({ status: 'status_x', handledAt: 'handledAt_x' })
    },
  }

  test.each(process.env.LINEBOARD_NIGHTLY ? (['stated', 'renamed'] as const) : (['renamed'] as const))(
    'a server with %s fields is mapped without an error, and has little left after its fit',
    {
      timeout,
    },
    async (fields) => {
      const { checks, fit } = await recordAndPropose(fields, fields, { checksWith: [['--json'], [], ['--semantics']] })
      expected[fields](fit.models)
      const [checked, printed, semantics] = checks
      const report: Checked = JSON.parse(checked?.out ?? '')
      const left = report.operations.flatMap(({ drift }) => drift.flatMap(({ field }) => field ?? []))
      const isSaid = ([model = '', name = '']: string[]) => {
        const { fields = {}, lacks = [] } = fit.models[model] ?? {}
        return name in fields || lacks.includes(name)
      }
      expect(left.filter((field) => isSaid(field.split('.')))).toEqual([])
      // Rows that no list has, and that come with no other row, are not recorded.
      expect(left).toContain('VerificationToken.email')
      expect(new Set(left).size).toBeLessThan(16)
      expect(report.operations.length).toBeGreaterThan(70)
      expect(report.operations.filter(({ state }) => state === 'missing')).toEqual([])
      // The SQL connector ignores them: a client must not send any.
      expect(report.unknownField.ignored).toContain('CallLog')
      expect([checked?.code, checked?.err, printed?.err]).toEqual([1, '', ''])
      expect(printed?.out).toMatch(
        /^VerificationToken\n(?: {4}.*\n)*? {4}email: expected a value, got nothing; inferred \(DashUser/m,
      )
      expect(printed?.out).toContain(
        'A condition on a field that the server does not have: ignores it and returns all rows (',
      )
      expect(printed?.out).toMatch(/Not asked, as the fit says none or rows: \d+ calls/)
      expect(semantics).toMatchObject({ code: 0, err: '', out: expect.stringContaining('nothing wrong') })
    },
  )

  const cdr: FieldsServed = (shape) =>
    shape.name === 'CallLog'
      ? {
          ...shape,
          relations: {},
          fields: {
            ...{ id: 'integer', calldate: 'string', duration: 'integer', billsec: 'integer', disposition: 'string' },
            ...{ uniqueid: 'string', company_id: 'integer', callerNumber: 'string', recordingfile: 'string' },
          },
        }
      : shape

  const loadCdrs = ({ loopback }: Servers) =>
    loopback.load(
      'CallLog',
      Array.from({ length: 80 }, (_, at) => ({
        ...{ id: at + 1, calldate: `2026-03-01 10:00:${10 + (at % 50)}`, duration: 20 + at, billsec: at },
        ...{ disposition: ['ANSWERED', 'NO ANSWER', 'BUSY', 'FAILED'][at % 4], uniqueid: `1772.${at}` },
        ...{ company_id: 1 + (at % 3), callerNumber: '+12025550100', recordingfile: `${at}.wav` },
      })),
    )

  test('a CDR table is mapped, and a second proposal tells what broke', { timeout }, async () => {
    const { fit, recording, file } = await recordAndPropose('cdr', cdr, { load: loadCdrs })
    expect(fit.models.CallLog).toMatchObject({
      owner: 'company_id',
      fields: {
        callId: 'uniqueid',
        status: { from: 'disposition' },
        startedAt: { from: 'calldate', as: 'time', format: 'yyyy-MM-dd HH:mm:ss' },
        talkSeconds: 'billsec',
        ringSeconds: { from: ['duration', 'billsec'], as: 'difference' },
      },
      relations: { Customer: 'joined' },
      own: { recordingfile: { kind: 'text' } },
    })
    const before = await readFile(file, 'utf8')
    expect((await run('fit', 'propose', recording, '-o', file)).out).toContain('nothing new')
    // A question that a person has decided is asked no more.
    const [asked = ''] = /^\? [\w.]+/m.exec((await run('fit', 'propose', recording, '-o', file)).out) ?? []
    const [model = '', field = ''] = asked.slice(2).split('.')
    await writeFile(file, before.replace(new RegExp(`(\n  ${model}:\n(?:    .*\n)*?)    # \\? ${field}: .*\n`), '$1'))
    expect((await run('fit', 'propose', recording, '-o', file)).out).not.toContain(`${asked}:`)
    await writeFile(file, before)
    const changed = JSON.parse(await readFile(recording, 'utf8'))
    delete changed.models.CallLog.fields.billsec
    await writeFile(recording, JSON.stringify(changed))
    const { code, out } = await run('fit', 'propose', recording, '-o', file)
    expect(code).toBe(1)
    expect(out).toMatch(/^! CallLog\.fields\.\w+: billsec is gone\n/)
    // Its lines stay: a person decides.
    expect(await readFile(file, 'utf8')).toBe(before)
  })
})

test.each([
  [['fit', 'nothing'], /^There is no command fit nothing/],
  [['fit', 'propose'], /^Which recording\?/],
  [['fit', 'propose', '/nowhere/x.json'], /cannot be read/],
  [['fit', 'record', 'nonsense', '--token', 'a-token'], /^"nonsense" is no address/],
  [['fit', 'record', 'http://127.0.0.1:9/api/v1', '--token', 'a', '--explorer', 'x'], /^--explorer: "x" is no address/],
])('%j says why it cannot run', async (args, words) => {
  expect(await run(...args, '-o', join(folder, 'unused'))).toMatchObject({
    code: 2,
    err: expect.stringMatching(words),
  })
})
