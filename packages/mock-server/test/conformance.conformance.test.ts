import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OperationDocument, operationDocuments, problemsOf } from './operation-documents.ts'
import { initOf, type SignedIn, startSignedIn } from './signed-in.ts'
import { validInput } from './valid-input.ts'

const FALLBACK_HEADER = 'x-lineboard-fallback'
const fallbackFile = new URL('./fallback.json', import.meta.url)
const knownFallbacks: string[] = JSON.parse(readFileSync(fallbackFile, 'utf8'))

let one: SignedIn

/** Checks an answer against the contract and returns what the caller may want to look at. */
async function check(operation: OperationDocument, answer: Response) {
  const mediaType = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const bytes = await answer.text()
  const body: unknown = mediaType === 'application/json' && bytes !== '' ? JSON.parse(bytes) : bytes
  expect(problemsOf(operation, answer.status, mediaType, body), `${answer.status} ${bytes.slice(0, 400)}`).toEqual([])
  expect(one.server.control.violations.list()).toEqual([])
  return { status: answer.status, body, isFallback: answer.headers.has(FALLBACK_HEADER) }
}

beforeAll(async () => {
  one = await startSignedIn()
})
afterAll(() => one.server.close())
beforeEach(() => one.reset())

/** Relations that an answer embeds. Of a write the contract says which. */
function embedded({ answers }: OperationDocument, answer: unknown): string[] {
  const { properties = {} } = answers['200']?.content?.['application/json']?.schema ?? {}
  const relations = Object.keys(properties).filter((name) => properties[name]?.['x-relation'])
  return typeof answer === 'object' && answer !== null ? relations.filter((name) => name in answer) : []
}

describe.each(operationDocuments.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('answers valid input as the contract says', async () => {
    const input = await validInput(operation, one.call)
    const sent = await one.send(operation, input.path, initOf(input))
    const { status, body: answer, isFallback } = await check(operation, sent)
    expect(status, JSON.stringify(answer)).toBeLessThan(300)
    if (operation.effect === 'write') expect(embedded(operation, answer)).toEqual(operation.embeds)
    expect(isFallback && !knownFallbacks.includes(id), 'answered by fallback, which it was not before').toBe(false)
    expect(!isFallback && knownFallbacks.includes(id), 'no longer a fallback: take it off test/fallback.json').toBe(
      false,
    )
  })

  if (!operation.isPublic) {
    test('refuses a caller without a session before anything else', async () => {
      const answer = await fetch(one.server.apiUrl + operation.path.replaceAll(/\{\w+\}/g, '1'), {
        method: operation.method,
      })
      const { status, body } = await check(operation, answer)
      expect(status).toBe(401)
      expect(body).toMatchObject({ error: { code: 'AUTHORIZATION_REQUIRED' } })
    })
  }

  for (const parameter of operation.parameters.filter((one) => one['x-filter-schema'])) {
    test.each(['{"broken', '[1,2', '{"where":{"id":{"nonsense":1}},"id":{"nonsense":1}}'])(
      `refuses ${parameter.name}=%s`,
      async (text) => {
        const { path } = await validInput(operation, one.call)
        const bare = path.split('?')[0]
        const answer = await one.send(operation, `${bare}?${parameter.name}=${encodeURIComponent(text)}`)
        expect((await check(operation, answer)).status).toBe(400)
      },
    )
  }

  if (operation.body) {
    test.each(['{"broken', '[]', '"text"', '{"id":{"a":[]}}'])(
      'answers the body %s with an error of the contract',
      async (text) => {
        const { path } = await validInput(operation, one.call)
        const init = { headers: { 'content-type': 'application/json' }, body: text }
        const { status } = await check(operation, await one.send(operation, path, init))
        if (text === '{"broken') expect([400, 415, 422]).toContain(status)
        expect(status).toBeLessThan(500)
      },
    )
  }

  if (/^(GET|PATCH|PUT) .*\{id\}$/.test(`${operation.method} ${operation.path}`)) {
    test('answers an unknown id with 404', async () => {
      const input = await validInput(operation, one.call)
      const unknown = input.path.replace(/\/\d+($|\?)/, '/987654321$1')
      const { status, body: answer } = await check(operation, await one.send(operation, unknown, initOf(input)))
      expect(status, JSON.stringify(answer)).toBe(404)
    })
  }
})
