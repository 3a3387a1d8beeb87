// Keeps the contract as it is now, for later versions to be compared with: `pnpm -C contract run release` when one is published.
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { plainDocument } from '../src/public/public-document.ts'
import { bundleContract } from './bundle.mjs'
import { shapesOf } from './shapes.mjs'

const text = stringify(shapesOf(plainDocument(await bundleContract())), { aliasDuplicateObjects: false })
writeFileSync(new URL('../released/openapi.yaml', import.meta.url), text)
writeFileSync(new URL('../released/accepted.json', import.meta.url), '[]\n')
