// What a package consists of and under which licences, as CycloneDX: pnpm's own list, without what would differ with each making.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from '../lib/exec.mjs'
import { Failure } from '../lib/failure.mjs'

/** A UUID that follows from a text. */
function uuidOf(text) {
  const hash = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** Parts that name their licence in an old form of package.json, which pnpm does not read; each says MIT there. */
const SAID_OTHERWISE = new Set([
  'compute-gcd',
  'compute-lcm',
  'validate.io-function',
  'validate.io-integer',
  'validate.io-integer-array',
  'validate.io-number',
  'xmlhttprequest-ssl',
])

const withLicense = (part) =>
  SAID_OTHERWISE.has(part.name) && !part.licenses?.length ? { ...part, licenses: [{ license: { id: 'MIT' } }] } : part

/** pnpm gives parts in another order each time. */
const byText = (textOf) => (a, b) => (textOf(a) < textOf(b) ? -1 : 1)

/**
 * A list of parts whose number and time follow from what it says and from the release.
 * @param {string} text as pnpm wrote it
 * @param {Date} at
 */
export function settledParts(text, at) {
  const { serialNumber: _, metadata, components, dependencies = [], ...list } = JSON.parse(text)
  const said = {
    ...list,
    components: components.map(withLicense).sort(byText((part) => part['bom-ref'])),
    dependencies: dependencies
      .map(({ dependsOn = [], ...one }) => ({ ...one, dependsOn: dependsOn.toSorted() }))
      .sort(byText(({ ref }) => ref)),
    metadata: { ...metadata, timestamp: at.toISOString() },
  }
  return `${JSON.stringify({ ...said, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(said))}` }, null, 2)}\n`
}

/** Parts of which a list names no licence. */
export const unlicensed = (text) =>
  JSON.parse(text)
    .components.map(withLicense)
    .filter(({ licenses }) => !licenses?.length)
    .map(({ name, version }) => `${name} ${version}`)

/**
 * Writes the list of a package of the workspace. Throws a Failure where a part has no licence, or the list can't be made.
 * @param {{ name: string, folder: string, at: Date }} what `name` such as `@lineboard/sdk`
 */
export async function writeParts({ name, folder, at }) {
  const { ok, output } = await collect(['pnpm', 'sbom', '--sbom-format', 'cyclonedx', '--prod', '--filter', name])
  if (!ok) throw new Failure(`The list of parts of ${name} can't be made:\n${output}`)
  const without = unlicensed(output)
  if (without.length > 0) throw new Failure(`${name} has parts that name no licence: ${without.join(', ')}.`)
  writeFileSync(join(folder, `${name.replace('@', '').replace('/', '-')}.cdx.json`), settledParts(output, at))
}
