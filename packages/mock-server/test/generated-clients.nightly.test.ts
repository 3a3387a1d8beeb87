import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../src/create-mock-server.ts'
import type { MockServer } from '../src/mock-server-options.ts'
import { installApart } from '../src/testing/installed-apart.ts'

const sources = fileURLToPath(new URL('../generators/programs/', import.meta.url))

const DOCUMENT = 'openapi.text.json'
const OUT = 'programs/generated'

/** What the pages say of each generator, as the command does it. */
const generators: readonly [path: string, args: readonly string[]][] = [
  ['orval/dist/bin/orval.mjs', ['--config', 'orval.config.mjs']],
  ['@kubb/cli/bin/kubb.cjs', ['generate', '--config', 'kubb.config.mjs']],
  ['@rtk-query/codegen-openapi/lib/bin/cli.mjs', ['rtk.config.cjs']],
  ['swagger-typescript-api/dist/cli.mjs', ['generate', '-p', DOCUMENT, '-o', OUT, '-n', 'swagger-typescript-api.ts']],
  ['openapi-zod-client/bin.js', [DOCUMENT, '-o', `${OUT}/openapi-zod-client.ts`]],
  ['@hey-api/openapi-ts/bin/run.js', ['-i', DOCUMENT, '-o', `${OUT}/hey-api`, '-c', '@hey-api/client-fetch']],
  ['openapi-typescript/bin/cli.js', [DOCUMENT, '-o', `${OUT}/openapi-typescript.ts`]],
]

let server: MockServer
let tools: Awaited<ReturnType<typeof installApart>>

/** Runs a program of an installed package. */
const run = (path: string, args: readonly string[]) => tools.run(join('node_modules', path), args)

beforeAll(async () => {
  server = await createMockServer()
  tools = await installApart('generators')
  const answer = await fetch(`${server.url}/docs/${DOCUMENT}`)
  await writeFile(join(tools.folder, DOCUMENT), await answer.text())
  for (const [path, args] of generators) await run(path, args)
  await run('rolldown/bin/cli.mjs', ['-c', 'rolldown.config.mjs'])
}, 600_000)
afterAll(() => server.close())

test.each(['typescript', 'typescript-7'])(
  '%s compiles the generated clients',
  async (compiler) => {
    const { stdout } = await run(`${compiler}/bin/tsc`, ['-p', '.']).catch((problem) => problem)
    expect(stdout).toBe('')
  },
  300_000,
)

describe('a generated client', () => {
  test('openapi-typescript writes no control characters', async () => {
    const { stdout } = await run('openapi-typescript/bin/cli.js', [DOCUMENT])
    expect(stdout).not.toMatch(/\p{Cc}(?<![\t\n])/u)
  })

  const programs = [
    'orval-fetch',
    'orval-axios',
    'orval-react-query',
    'kubb',
    'rtk',
    'swagger-typescript-api',
    'openapi-zod-client',
    'hey-api',
    'openapi-typescript',
  ]

  test('has a program of each', async () => {
    const apart = ['client', 'main', 'rtk-base']
    const names = (await readdir(sources)).map((name) => name.replace('.ts', ''))
    expect(names.filter((name) => !apart.includes(name)).sort()).toEqual([...programs].sort())
  })

  test.each(programs)('%s signs in, lists, counts, creates, misses, uploads and downloads', async (name) => {
    const { stdout } = await tools.run('out/main.mjs', [name], {
      LINEBOARD_API: server.apiUrl,
      LINEBOARD_NUMBER: `+1212555${7300 + programs.indexOf(name)}`,
    })
    const { rows, ...done } = JSON.parse(stdout)
    expect(rows).toHaveLength(3)
    expect(rows.every((row: { status: string }) => ['missed', 'completed'].includes(row.status))).toBe(true)
    expect(done.count).toBeGreaterThan(3)
    expect(done).toMatchObject({ signedIn: true, blocked: true, missing: 404, created: 1, downloaded: true })
  })
})
