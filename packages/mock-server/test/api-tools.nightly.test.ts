import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractDocument } from '@lineboard/contract/document'
import type { OpenApiDocument } from '@lineboard/contract/openapi-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../src/create-mock-server.ts'
import type { MockServer } from '../src/mock-server-options.ts'
import { installApart } from '../src/testing/installed-apart.ts'

const DOCUMENT = 'openapi.text.json'

/** Calls whose example can't find in the sample data what it needs, and what they are answered. */
const REFUSED: Readonly<Record<string, { status: number; needs: string }>> = {
  GuiVisibility_create: { status: 422, needs: 'a role without a permission for the section' },
}

let server: MockServer
let tools: Awaited<ReturnType<typeof installApart>>
let document: OpenApiDocument
/** Requests and filters that each tool has. */
let converted: Readonly<Record<string, { requests: number; filters: string[] }>>

beforeAll(async () => {
  server = await createMockServer({ seed: 1 })
  tools = await installApart('api-tools')
  const text = await (await fetch(`${server.url}/docs/${DOCUMENT}`)).text()
  document = JSON.parse(text)
  await writeFile(join(tools.folder, DOCUMENT), text)
  converted = JSON.parse((await tools.run('filters.mjs', [DOCUMENT])).stdout)
}, 600_000)
afterAll(() => server.close())

test('Postman, Bruno and Insomnia have every call, with filters that are filled', () => {
  const calls = contractDocument.operations.length
  for (const [tool, { requests, filters }] of Object.entries(converted)) {
    expect([tool, requests]).toEqual([tool, calls])
    expect(filters.length).toBeGreaterThan(80)
    for (const filter of filters) expect(Object.keys(JSON.parse(filter)).length, tool).toBeGreaterThan(0)
  }
})

describe('a collection that Postman converted', () => {
  /** Names of calls by method and path, as the collection writes them. */
  function callsThat(isWanted: (id: string, effect: string) => boolean) {
    const entries = Object.entries(document.paths).flatMap(([path, item]) =>
      (['get', 'put', 'post', 'delete', 'patch'] as const).flatMap((method) => {
        const operation = item[method]
        // Postman takes the token of an activation mail for a variable of its own.
        if (!operation || path.includes('token=') || !isWanted(operation.operationId, operation['x-effect'])) return []
        return [[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, operation.operationId]]
      }),
    )
    return Object.fromEntries(entries)
  }

  async function send(calls: object) {
    await writeFile(join(tools.folder, 'calls.json'), JSON.stringify(calls))
    const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
    })
    const { id }: { id: string } = JSON.parse(await answer.text())
    const env = { LINEBOARD_API: server.apiUrl, LINEBOARD_TOKEN: id }
    const statuses: [string, number][] = JSON.parse((await tools.run('newman.mjs', ['calls.json'], env)).stdout)
    expect(statuses).toHaveLength(Object.keys(calls).length)
    return statuses.filter(([name, status]) => status !== (REFUSED[name]?.status ?? 200) && status !== 204)
  }

  test('reads with every read', async () => {
    const reads = callsThat((_, effect) => effect === 'read')
    expect(Object.keys(reads).length).toBeGreaterThan(110)
    expect(await send(reads)).toEqual([])
  }, 120_000)

  test('creates with every create', async () => {
    const creates = callsThat((id) => /_create/.test(id))
    expect(Object.keys(creates).length).toBeGreaterThan(20)
    expect(await send(creates)).toEqual([])
  }, 120_000)
})

test('Scalar and Mock Service Worker read it', async () => {
  const { stdout } = await tools.run('readers.mjs', [DOCUMENT])
  expect(JSON.parse(stdout)).toEqual({ scalar: true, msw: [200, 200, 200, 200] })
}, 120_000)

test('Mockoon serves every call, with values that it makes up', async () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'put', 'post', 'delete', 'patch'] as const).flatMap((method) =>
      item[method] ? [[method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')]] : [],
    ),
  )
  expect(calls).toHaveLength(contractDocument.operations.length)
  await writeFile(join(tools.folder, 'mockoon-calls.json'), JSON.stringify(calls))
  const { stdout } = await tools.run('mockoon.mjs', [DOCUMENT, 'mockoon-calls.json'])
  const { statuses, fields }: { statuses: [string, string, number][]; fields: string[] } = JSON.parse(stdout)
  expect(statuses).toHaveLength(calls.length)
  expect(statuses.filter(([, , status]) => status >= 300)).toEqual([])
  expect(fields).toEqual(expect.arrayContaining(['id', 'companyName', 'balance']))
}, 120_000)

test('Spectral has nothing to say', async () => {
  const { stdout } = await tools.run('node_modules/@stoplight/spectral-cli/dist/index.js', ['lint', DOCUMENT])
  expect(stdout).toContain("No results with a severity of 'error' found!")
  expect(stdout).not.toContain('warning')
}, 120_000)

test('Redoc makes a page of it', async () => {
  const cli = 'node_modules/@redocly/cli/bin/cli.js'
  const { stderr } = await tools.run(cli, ['build-docs', DOCUMENT, '-o', 'redoc.html'], { REDOCLY_TELEMETRY: 'off' })
  expect(stderr).toContain('bundled successfully')
}, 120_000)
