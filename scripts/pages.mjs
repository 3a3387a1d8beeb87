// `pnpm pages`: tables made from the contract and the sources, as Markdown in dist/pages. They are not committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { main } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'
import { generateContract } from './lib/prepare.mjs'

// Imported by URL, so that scripts are checked without the types of the contract.
const contractScript = (name) => import(pathToFileURL(fromRoot('contract/scripts', name)).href)

async function writePages() {
  await generateContract()
  const { bundleContract } = await contractScript('bundle.mjs')
  const { entityNames } = await contractScript('entity-metadata.mjs')
  const { fidelityPage } = await contractScript('fidelity-page.mjs')
  const { permissionPage } = await contractScript('permission-page.mjs')
  const { coveragePage } = await import('./pages/coverage-page.mjs')
  const spec = await bundleContract()
  const pages = {
    'permissions.md': permissionPage(entityNames(spec)),
    'fidelity.md': fidelityPage(spec, '../..'),
    'coverage.md': await coveragePage(),
  }
  const folder = fromRoot('dist/pages')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(join(folder, name), text)
    console.log(`dist/pages/${name}`)
  }
}

main(writePages)
