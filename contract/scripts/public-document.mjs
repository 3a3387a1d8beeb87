// The published contract, once with filters as JSON and once with filters as text: `node scripts/public-document.mjs DIR`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicDocument, textDocument } from '../src/public/public-document.ts'
import { bundleContract } from './bundle.mjs'

const [, , folder] = process.argv
if (!folder) throw new Error('Say in which folder to write: node scripts/public-document.mjs DIR')
const contract = await bundleContract()
for (const [name, made] of Object.entries({ openapi: publicDocument, 'openapi.text': textDocument }))
  writeFileSync(join(folder, `lineboard-${name}.json`), `${JSON.stringify(made(contract), null, 2)}\n`)
