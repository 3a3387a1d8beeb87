// The recipes of docs/automation.md, each as it stands there, in the environment that cron gives a program.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayNotRun } from '../../../scripts/lib/not-run.mjs'
import { createLineboard } from '../src/index.ts'

const run = promisify(execFile)
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const page = readFileSync(path('../docs/automation.md'), 'utf8')
const blocks = [...page.matchAll(/```(sh|ini)\n(.*?)```/gs)].map(([, kind = '', text = '']) => ({ kind, text }))
const blockWith = (part: string) => blocks.find(({ text }) => text.includes(part))?.text ?? ''

/** Stands in for the mail program: keeps how it was called, what it read, and what it was to attach. */
const mailProgram = `#!/bin/sh
out=$(dirname "$0")/..
printf '%s\\n' "$@" > "$out/arguments"
cat > "$out/text"
while [ $# -gt 0 ]; do [ "$1" = -A ] && cp "$2" "$out/attached"; shift; done
`

let server: MockServer
let folder: string
beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 40 } })
  const api = createLineboard({ baseUrl: server.apiUrl })
  await api.signIn({ username: 'admin', password: 'Lineboard1!' })
  const definition = { period: 'last-week' }
  await api.Template.create({ body: { name: 'Weekly', kind: 'report', resource: 'overview', definition } })
  folder = await mkdtemp(join(tmpdir(), 'lineboard-automation-'))
  await mkdir(join(folder, 'bin'))
  const programs = {
    mail: mailProgram,
    lineboard: `#!/bin/sh\nexec ${process.execPath} ${path('../src/cli/lineboard.ts')} "$@"\n`,
  }
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(folder, 'bin', name), text)
    await chmod(join(folder, 'bin', name), 0o755)
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('the report is mailed as a PDF by a program that cron starts', async () => {
  const [, places = ''] = /`PATH=([^`]+)`/.exec(page) ?? []
  expect(places.split(':')).toContain('/usr/local/bin')
  const lines = [
    `PATH=${places.replace('/usr/local/bin', join(folder, 'bin'))}`,
    `LINEBOARD_URL=${server.apiUrl}`,
    'LINEBOARD_USERNAME=admin',
    'LINEBOARD_PASSWORD=Lineboard1!',
  ]
  await writeFile(join(folder, 'lineboard.env'), `${lines.join('\n')}\n`)
  const script = blockWith('lineboard report').replaceAll('/etc/lineboard.env', join(folder, 'lineboard.env'))
  await writeFile(join(folder, 'mail-report'), script)
  // What cron of Debian gives a program, and nothing else.
  await run('/bin/sh', [join(folder, 'mail-report')], { env: { PATH: '/usr/bin:/bin', HOME: folder } })
  const kept = (name: string) => readFile(join(folder, name), 'utf8')
  expect((await kept('arguments')).trim().split('\n')).toEqual([
    '-s',
    'Calls of last week',
    '-A',
    expect.stringMatching(/\/overview\.pdf$/),
    'board@example.com',
  ])
  expect([await kept('text'), (await kept('attached')).slice(0, 5)]).toEqual(['Last week\n', '%PDF-'])
  const attached = /-A\n(.*)\n/.exec(await kept('arguments'))?.[1] ?? ''
  expect([attached === '', existsSync(attached)]).toEqual([false, false])
}, 60_000)

test('systemd takes the units', async () => {
  if (!existsSync('/usr/bin/systemd-analyze')) {
    sayNotRun('the units of docs/automation.md are not verified here: install systemd')
    return
  }
  const units = { 'mail-report.service': blockWith('[Service]'), 'mail-report.timer': blockWith('[Timer]') }
  for (const [name, text] of Object.entries(units))
    await writeFile(join(folder, name), text.replace('/usr/local/bin/mail-report', '/bin/true'))
  const files = Object.keys(units).map((name) => join(folder, name))
  const { stderr } = await run('systemd-analyze', ['verify', ...files])
  expect(stderr).toBe('')
  const [, calendar = ''] = /OnCalendar=(.*)/.exec(units['mail-report.timer']) ?? []
  expect((await run('systemd-analyze', ['calendar', calendar])).stdout).toContain('Mon *-*-* 07:00:00 Europe/Berlin')
})
