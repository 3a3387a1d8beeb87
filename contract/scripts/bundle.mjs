// openapi.yaml and the files it refers to, as one document.
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { addFieldSources } from './field-sources.mjs'
import { addInsufficientStorage } from './insufficient-storage.mjs'

/** @typedef {import('../src/public/openapi-document.ts').OpenApiDocument} OpenApiDocument */

/** @returns {Promise<OpenApiDocument>} */
async function readContract() {
  const { bundle: document, problems } = await bundle({
    ref: fileURLToPath(new URL('../openapi.yaml', import.meta.url)),
    config: await createConfig({}),
  })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return addFieldSources(addInsufficientStorage(/** @type {OpenApiDocument} */ (document.parsed)))
}

/** @type {Promise<OpenApiDocument> | undefined} */
let contract

/**
 * The bundled contract as a plain object of the caller's own, with the answers and the sources of fields that follow from other words of it.
 * The files are read once a process. Throws when a reference leads nowhere.
 * @returns {Promise<OpenApiDocument>}
 */
export async function bundleContract() {
  contract ??= readContract()
  return structuredClone(await contract)
}
