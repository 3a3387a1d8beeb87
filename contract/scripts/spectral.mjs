// What Spectral says of the contract, by its OpenAPI rules. Its own command brings a bundler and AsyncAPI along: not installed.
import { createRequire } from 'node:module'

// CommonJS, whose names Node does not find by itself.
const require = createRequire(import.meta.url)

/**
 * Findings as lines; none is allowed, whatever its severity. That examples fit their schemas is told by redocly and by our tests,
 * in a fifth of the time.
 * @param {object} document
 * @returns {Promise<string[]>}
 */
export async function spectralFindings(document) {
  const { Ruleset, Spectral } = require('@stoplight/spectral-core')
  const { oas } = require('@stoplight/spectral-rulesets')
  const spectral = new Spectral()
  const rules = { 'oas3-valid-media-example': 'off' }
  spectral.setRuleset(new Ruleset({ extends: [[oas, 'recommended']], rules }))
  const found = await spectral.run(document)
  return found.map(({ code, path, message }) => `spectral ${code} at ${path.join('.')}: ${message}`)
}
