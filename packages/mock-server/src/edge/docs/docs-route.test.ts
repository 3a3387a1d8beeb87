import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contractDocument } from '@lineboard/contract/document'
import type { OpenApiDocument } from '@lineboard/contract/openapi-document'
import { samples } from '@lineboard/contract/samples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import type { MockServer } from '../../mock-server-options.ts'

let server: MockServer

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 5 } })
})
afterAll(() => server.close())

const get = (path: string, init?: RequestInit) => fetch(`${server.url}/docs${path}`, init)

describe('the reference', () => {
  test.each(['', '/'])('is at /docs%s, and may reach this server alone', async (path) => {
    const response = await get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/http|\*|unsafe-eval/)
    const names = [...(await response.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name)
    expect(names.every((name) => name?.startsWith('/docs/') || name === 'data:,')).toBe(true)
  })

  test.each([
    ['/page.js', 'text/javascript; charset=utf-8'],
    ['/page.css', 'text/css; charset=utf-8'],
    ['/search.js', 'text/javascript; charset=utf-8'],
    ['/filter-editor.js', 'text/javascript; charset=utf-8'],
    ['/filter-draft.js', 'text/javascript; charset=utf-8'],
    ['/lines.js', 'text/javascript; charset=utf-8'],
    ['/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
    ['/swagger-ui.css', 'text/css; charset=utf-8'],
    ['/openapi.json', 'application/json; charset=utf-8'],
    ['/openapi.text.json', 'application/json; charset=utf-8'],
    ['/sign-ins.json', 'application/json; charset=utf-8'],
  ])('%s comes from this machine', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
  })

  test.each(['/nothing', '/docs-route.ts', '/constructor', '/page.html'])('%s is not there', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
  })

  test('what has not changed is not sent again', async () => {
    const { headers } = await get('/swagger-ui-bundle.js')
    const again = await get('/swagger-ui-bundle.js', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('the contract it shows has every call, its references, and this server', async () => {
    const contract = JSON.parse(await (await get('/openapi.json')).text())
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path ?? {}))
    const ids = operations.flatMap(({ operationId }) => operationId ?? [])
    expect(ids.sort()).toEqual(contractDocument.operations.map(({ id }) => id).sort())
    expect(contract.servers).toEqual([{ url: '/api/v1', description: 'This server' }])
    expect(JSON.stringify(contract)).toContain('"$ref":"#/components/schemas/Customer"')
    const { 'x-codeSamples': lines } = contract.paths['/CallLogs'].get
    expect(lines.map(({ label, source }: Record<string, string>) => [label, source])).toEqual([
      ['SDK', expect.stringContaining('await api.CallLog.find(')],
      ['curl', expect.stringContaining('"$LINEBOARD_URL/CallLogs"')],
      ['lineboard', expect.stringContaining('lineboard call CallLog.find ')],
      ['Python', expect.stringContaining('requests.get(')],
    ])
    const [filter] = contract.paths['/CallLogs'].get.parameters
    expect(filter.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/CallLogFilter' })
  })

  test('lines of every call with its sample arguments are those of the reference', async () => {
    for (const [operation, { summary: _, ...lines }] of Object.entries(samples)) {
      const args = JSON.parse(/'(.*)'/s.exec(lines.cli)?.[1]?.replaceAll("'\\''", "'") ?? '{}')
      const response = await get('/lines', { method: 'POST', body: JSON.stringify({ operation, args }) })
      expect(await response.json(), operation).toEqual(lines)
    }
    const headed = { operation: 'PaymentMethod.refund', args: { 'Idempotency-Key': 'k-1' } }
    const answer = await get('/lines', { method: 'POST', body: JSON.stringify(headed) })
    const { sdk, curl }: Record<'sdk' | 'curl', string> = JSON.parse(await answer.text())
    expect([sdk.includes('k-1'), curl.includes("-H 'Idempotency-Key: k-1'")]).toEqual([false, true])
    for (const body of ['{"operation":"Nothing.find"}', 'no JSON', 'null'])
      expect((await get('/lines', { method: 'POST', body })).status).toBe(400)
  })

  test('for generators a filter is a text with its shape beside it, and no name of a call has a dot', async () => {
    const { paths }: OpenApiDocument = JSON.parse(await (await get('/openapi.text.json')).text())
    const call = paths['/CallLogs']?.get
    expect([call?.operationId, call?.parameters?.[0]]).toEqual([
      'CallLog_find',
      expect.objectContaining({
        schema: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { $ref: '#/components/schemas/CallLogFilter' },
          example: call?.parameters?.[0]?.example,
        },
        example: expect.stringMatching(/^\{"where":/),
      }),
    ])
    expect(JSON.stringify(paths)).not.toContain(
      '"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CallLogFilter"',
    )
    const ids = [...JSON.stringify(paths).matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id)
    expect([ids.length, ids.filter((id) => id?.includes('.'))]).toEqual([contractDocument.operations.length, []])
  })

  test('every parameter of every call says its type in place, where the page shows it', async () => {
    const contract: OpenApiDocument = JSON.parse(await (await get('/openapi.json')).text())
    const calls = Object.entries(contract.paths).flatMap(([path, item]) =>
      [item.get, item.put, item.post, item.patch, item.delete]
        .filter((operation) => operation !== undefined)
        .map(({ operationId, parameters = [] }) => ({ path, operationId, parameters })),
    )
    expect(calls).toHaveLength(contractDocument.operations.length)
    const untyped = calls.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ schema, content }) => !content?.['application/json']?.schema && !(schema?.type || schema?.enum))
        .map(({ name, $ref }) => `${operationId} ${name ?? $ref}`),
    )
    expect(untyped).toEqual([])
    const unnamed = calls.flatMap(({ path, operationId, parameters }) =>
      [...path.matchAll(/\{(\w+)\}/g)]
        .filter(([, wanted]) => !parameters.some(({ name, in: where }) => where === 'path' && name === wanted))
        .map(([, wanted]) => `${operationId} ${wanted}`),
    )
    expect(unnamed).toEqual([])
  })
})

test('in front of a core API no seeded sign-in is offered', async () => {
  const core = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => core.listen(0, '127.0.0.1', resolve))
  const { port } = core.address() as AddressInfo
  const front = await createMockServer({ api: `http://127.0.0.1:${port}/api/v1` })
  expect(await (await fetch(`${front.url}/docs/sign-ins.json`)).json()).toEqual({ signIns: [] })
  await front.close()
  core.close()
})
