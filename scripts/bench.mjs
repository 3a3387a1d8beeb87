// `pnpm bench [sdk|mock-server|web]`: every measurement of one package, or of all. Figures are printed, nothing fails on them.
import fs from 'node:fs'
import { foreground } from './lib/exec.mjs'
import { Failure, main } from './lib/failure.mjs'
import { root } from './lib/paths.mjs'
import { buildWeb, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  const [name = '*'] = process.argv.slice(2)
  const files = fs
    .globSync(`packages/${name === 'mock' ? 'mock-server' : name}/bench/*.bench.mjs`, { cwd: root })
    .sort()
  if (files.length === 0) throw new Failure(`There is nothing to measure for ${name}.`)
  await install()
  if (files.some((file) => file.includes('web'))) await buildWeb()
  let worst = 0
  for (const file of files) {
    const { code, wasStopped } = await foreground([process.execPath, file])
    if (wasStopped) return code
    worst = Math.max(worst, code)
  }
  return worst
})
