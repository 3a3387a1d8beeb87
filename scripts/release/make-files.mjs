// The files of a release, in a folder of their own: packages, contract, lists of parts, notices of the web app, checksums.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../lib/paths.mjs'
import { buildWeb } from '../lib/prepare.mjs'
import { packAll, writeContract } from '../pack.mjs'
import { writeParts } from './parts.mjs'
import { writeSums } from './sums.mjs'

const PACKAGES = ['@lineboard/sdk', '@lineboard/mock-server', '@lineboard/web']

/** @param {{ folder: string, at: Date }} what */
export async function makeFiles({ folder, at }) {
  await packAll(folder)
  await writeContract(join(folder, 'lineboard-openapi.json'))
  copyFileSync(fromRoot('contract/asyncapi.yaml'), join(folder, 'lineboard-asyncapi.yaml'))
  for (const name of PACKAGES) await writeParts({ name, folder, at })
  await buildWeb()
  copyFileSync(fromRoot('packages/web/dist/third-party-notices.md'), join(folder, 'lineboard-web-notices.md'))
  writeSums(folder)
}
