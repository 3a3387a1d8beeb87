import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createMockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PORT } from '../../../scripts/lib/port.mjs'
import { phoneBook } from '../src/features/phone-book/phone-book.resource.ts'
import type { Resource } from '../src/kit/define-resource.ts'
import { defaultColumns } from '../src/list/views/shown-columns.ts'
import { copiedApp } from './copied-app.ts'

// docs/tour-developers.md, done by the book on a copy of the app.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const app = copiedApp('tour')
const inCopy = (path: string) => app.inCopy(path.replace('packages/web/', ''))

interface Block {
  language: string
  /** File that it is of; empty for none. */
  file: string
  code: string
}

const tour = readFileSync(join(root, 'docs/tour-developers.md'), 'utf8')
const blocks: Block[] = [...tour.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', code = '']) => ({ language, file, code }),
)
const blocksOf = (language: string) => blocks.filter((block) => block.language === language)

/** The lines before and after a difference. */
function sidesOf(code: string): [before: string, after: string] {
  const lines = code.trimEnd().split('\n')
  const side = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) || line.startsWith(' ') ? [`${line.slice(1)}\n`] : [])).join('')
  return [side('-'), side('+')]
}

function follow(): void {
  for (const { file, code } of blocksOf('ts')) {
    mkdirSync(dirname(inCopy(file)), { recursive: true })
    writeFileSync(inCopy(file), code)
  }
  for (const { file, code } of blocksOf('diff').filter((block) => block.file.startsWith('packages/web/src/'))) {
    writeFileSync(inCopy(file), readFileSync(inCopy(file), 'utf8').replace(...sidesOf(code)))
  }
}

beforeAll(() => app.begin(follow))
afterAll(() => app.end())

const { load } = app

it.each(blocksOf('diff').map(({ file, code }) => [file, sidesOf(code)[0]] as const))(
  'what it changes in %s is there once',
  (file, before) => {
    expect(readFileSync(join(root, file), 'utf8').split(before)).toHaveLength(2)
  },
)

it('the column is in view before, and is not after, but offered', async () => {
  const { phoneBook: changed } = await load('features/phone-book/phone-book.resource.ts')
  const inView = ({ columns, lead }: Resource) => defaultColumns(columns, lead).map(({ field }) => field)
  expect(inView(phoneBook)).toContain('state')
  expect(inView(changed)).not.toContain('state')
  expect(changed.columns).toContainEqual(expect.objectContaining({ field: 'state', hidden: true }))
})

it('the new screen is at its address, under its title, and found by the search', async () => {
  const { placeAt } = await load('places/place-at.ts')
  const { loadScreen } = await load('app/router/signed-in.ts')
  const { keysOf } = await load('app/palette/found-by.ts')
  const { element } = await loadScreen(placeAt('/service/sections'))
  expect(element.props).toMatchObject({ resource: { place: 'sections', title: 'Sections', section: 'Manage Roles' } })
  expect(keysOf('sections')).toEqual(['name'])
})

it('the call breaks, and works again', async () => {
  const mock = await createMockServer({ size: { callLogs: 10 } })
  const [program] = blocksOf('js')
  writeFileSync(app.inCopy('break-a-call.mjs'), program?.code ?? '')
  const env = { ...process.env, LINEBOARD_SERVER: mock.url }
  const { stdout } = await promisify(execFile)(process.execPath, [app.inCopy('break-a-call.mjs')], { env })
  await mock.close()
  expect(stdout).toBe('broken: 503\nmended: 200\n')
})

it('all that it opens is where both commands serve', () => {
  expect([...new Set(tour.match(/http:\/\/[\w.]+:\d+/g))]).toEqual([`http://127.0.0.1:${PORT}`])
})

it('its commands are those of the project', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = blocksOf('sh').flatMap(({ code }) => code.trimEnd().split('\n'))
  const own = commands.flatMap((command) => /^(?:npm|pnpm) (\S+)/.exec(command)?.[1] ?? [])
  expect(own.filter((name) => !(name in scripts))).toEqual([])
  expect(commands.filter((command) => !/^(git (clone|checkout|clean)|cd|npm|pnpm) /.test(command))).toEqual([])
})
