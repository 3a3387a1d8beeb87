// `pnpm -C packages/sdk run docs`: the API pages of the SDK, from the contract. They are made when the SDK is packed, not committed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { apiPages } from './api-pages.mjs'
import { bundleContract } from './bundle.mjs'

const folder = resolve(process.argv[2] ?? 'docs/api')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of apiPages(await bundleContract())) writeFileSync(join(folder, name), text)
