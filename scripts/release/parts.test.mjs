import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { momentOf, writeSums } from './make-files.mjs'
import { settledParts, unlicensed, writeParts } from './parts.mjs'

const at = momentOf('1767225600', new Date())

it('a list of parts says each part, its version and its licence, and the same each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-parts-'))
  const made = async () => {
    await writeParts({ name: '@lineboard/sdk', folder, at })
    return readFileSync(join(folder, 'lineboard-sdk.cdx.json'), 'utf8')
  }
  const text = await made()
  expect(await made()).toBe(text)
  rmSync(folder, { recursive: true })
  const { bomFormat, metadata, components } = JSON.parse(text)
  expect([bomFormat, metadata.timestamp]).toEqual(['CycloneDX', '2026-01-01T00:00:00.000Z'])
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['zod', 'openapi-fetch', 'papaparse']))
  expect(names).not.toContain('vitest')
})

it('a part without a licence is reported', () => {
  const components = [
    { name: 'a', version: '1.0.0', licenses: [] },
    { name: 'b', version: '1.0.0', licenses: [{}] },
  ]
  expect(unlicensed(JSON.stringify({ components }))).toEqual(['a 1.0.0'])
})

it('another list has another number', () => {
  const numberOf = (name) =>
    JSON.parse(settledParts(JSON.stringify({ name, metadata: {}, components: [] }), at)).serialNumber
  expect(numberOf('a')).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(numberOf('a')).not.toBe(numberOf('b'))
})

it('checksums are those of the files, in the order of names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-sums-'))
  writeFileSync(join(folder, 'b'), '')
  writeFileSync(join(folder, 'a'), 'abc')
  writeSums(folder)
  writeSums(folder)
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n',
  )
  rmSync(folder, { recursive: true })
})

it('a moment that is no number is reported', () => {
  expect(() => momentOf('today', at)).toThrow('seconds since 1970')
  expect(momentOf(undefined, at)).toBe(at)
})
