import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { breakingProblems } from '../scripts/breaking.mjs'
import { bundleContract } from '../scripts/bundle.mjs'
import { shapesOf } from '../scripts/shapes.mjs'
import { socketDocument, socketShapes } from '../scripts/socket-shapes.mjs'
import { spectralFindings } from '../scripts/spectral.mjs'
import { plainDocument } from '../src/public/public-document.ts'

const plain = plainDocument(await bundleContract())
const folder = mkdtempSync(join(tmpdir(), 'lineboard-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, document: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(document))
  return file
}

describe('what breaks anyone who uses the contract', () => {
  const { '/Whitelists/{id}': _, ...paths } = plain.paths
  const released = written('released.json', shapesOf(plain))
  const fewer = written('fewer.json', shapesOf({ ...plain, paths }))
  const lost = 'Path `/Whitelists/{id}` was removed. #/paths/~1Whitelists~1{id}'

  test('is reported, unless somebody accepted it', () => {
    expect(breakingProblems([{ file: fewer, released }], [])).toEqual([expect.stringContaining(lost)])
    expect(breakingProblems([{ file: fewer, released }], [lost])).toEqual([])
  })

  test('is not what is more, and what was accepted is not left behind', () => {
    expect(breakingProblems([{ file: released, released: fewer }], [lost])).toEqual([
      `is accepted and breaks nothing: ${lost}`,
    ])
  })
})

describe('what breaks anyone who listens to the socket', () => {
  const document = socketDocument()
  const released = written('socket.json', socketShapes(document))
  const { callLog, ...messages } = document.components.messages
  const { topic: _, ...properties } = callLog.payload.properties

  test('is a field that is reported no longer', () => {
    const payload = { ...callLog.payload, properties }
    const components = { ...document.components, messages: { ...messages, callLog: { ...callLog, payload } } }
    const file = written('untold.json', socketShapes({ ...document, components }))
    expect(breakingProblems([{ file, released }], [])).toEqual([expect.stringContaining('~1message~1callLog')])
  })

  test('is more that has to be sent', () => {
    const { Subscribe, ...schemas } = document.components.schemas
    const asked = { ...Subscribe, required: [...Subscribe.required, 'since'] }
    const components = { ...document.components, schemas: { ...schemas, Subscribe: asked } }
    const file = written('asked.json', socketShapes({ ...document, components }))
    expect(breakingProblems([{ file, released }], [])).not.toEqual([])
  })
})

test('spectral tells what an operation lacks', async () => {
  const { '/CallLogs/count': item } = plain.paths
  const { description: _, ...get } = item?.get ?? {}
  const bare = { ...plain, paths: { '/CallLogs/count': { get } } }
  expect(await spectralFindings(bare)).toContainEqual(expect.stringContaining('spectral operation-description'))
})

describe('the contract as others have it', () => {
  test('a write answers a row without relations, and a read with them', () => {
    const { get, put } = plain.paths['/OpNumbers'] ?? {}
    const rowOf = (answer: unknown) => JSON.stringify(answer).match(/schemas\/OpNumber\w*/)?.[0]
    expect(rowOf(get?.responses['200'])).toBe('schemas/OpNumber')
    expect(rowOf(put?.responses['200'])).toBe('schemas/OpNumberRow')
    expect(plain.components.schemas.OpNumberRow?.properties).not.toHaveProperty('Customer')
  })

  test('each operation has its success in place', () => {
    const shared = JSON.stringify(plain.paths).match(/"2\d\d":\{"\$ref"/)
    expect(shared).toBeNull()
  })
})
