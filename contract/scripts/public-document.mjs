// The contract as one file for whoever generates a client of it: `node scripts/public-document.mjs FILE`.
import { writeFileSync } from 'node:fs'
import { withFilterTypes } from '../src/filter-types.ts'
import { bundleContract } from './bundle.mjs'

/** The bundled contract with a type for every filter. */
export const publicDocument = async () => withFilterTypes(await bundleContract())

if (import.meta.main) {
  const [, , file] = process.argv
  if (!file) throw new Error('Say which file to write: node scripts/public-document.mjs FILE')
  writeFileSync(file, `${JSON.stringify(await publicDocument(), null, 2)}\n`)
}
