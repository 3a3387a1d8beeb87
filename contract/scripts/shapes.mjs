// What may break whoever uses the contract: its shapes, without prose and examples.
import { bare } from './contract-document.mjs'

/** @param {import('../src/public/openapi-document.ts').OpenApiDocument} document */
export function shapesOf({ paths, components, ...document }) {
  const { examples: _, ...parts } = components
  return { ...document, paths: bare(paths, true), components: bare(parts, true) }
}
