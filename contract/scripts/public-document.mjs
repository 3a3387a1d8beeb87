// The contract as one file for whoever generates a client of it: `node scripts/public-document.mjs FILE`.
import { writeFileSync } from 'node:fs'
import { publicDocument } from '../src/public/public-document.ts'
import { bundleContract } from './bundle.mjs'

const [, , file] = process.argv
if (!file) throw new Error('Say which file to write: node scripts/public-document.mjs FILE')
writeFileSync(file, `${JSON.stringify(publicDocument(await bundleContract()), null, 2)}\n`)
