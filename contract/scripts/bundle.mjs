// openapi.yaml and the files it refers to, as one document.
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'

/**
 * @typedef {{ operationId: string, summary: string, security?: unknown[], parameters?: { $ref?: string }[],
 *   responses: Record<string, unknown>, 'x-basis'?: string, 'x-effect'?: string, 'x-repeatable'?: boolean,
 *   'x-moves-money'?: boolean, 'x-loopback'?: { model: string, method: string } }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, object> } }} Contract
 */

/**
 * The bundled contract as a plain object. Throws when a reference leads nowhere.
 * @returns {Promise<Contract>}
 */
export async function bundleContract() {
  const { bundle: document, problems } = await bundle({
    ref: fileURLToPath(new URL('../openapi.yaml', import.meta.url)),
    config: await createConfig({}),
  })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return /** @type {Contract} */ (document.parsed)
}
