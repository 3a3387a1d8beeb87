// `pnpm bench sdk`: what the SDK weighs in an app, and what a call costs beside the same call through bare openapi-fetch.
// Fails when a budget is exceeded.
import { overHttp, withoutNetwork } from './overhead.mjs'
import { sizeCases, sizeOf } from './size-cases.mjs'

const KB = 1000

let isOver = false
for (const { name, source, budget } of sizeCases) {
  const bytes = await sizeOf(source)
  const verdict = budget === undefined ? '' : bytes > budget ? `over ${budget / KB} kB` : `of ${budget / KB} kB`
  if (budget !== undefined && bytes > budget) isOver = true
  console.log(`${name.padEnd(22)} ${(bytes / KB).toFixed(2).padStart(6)} kB gzip  ${verdict}`)
}

const MAX_OVERHEAD = 1.1
const shown = ({ oursUs, bareUs, ratio }) =>
  `${oursUs.toFixed(1)} µs, bare openapi-fetch ${bareUs.toFixed(1)} µs: ratio ${ratio.toFixed(2)}`
const http = await overHttp()
console.log(`one call over HTTP     ${shown(http)} of ${MAX_OVERHEAD}`)
console.log(`without the network    ${shown(await withoutNetwork())}`)
process.exitCode = isOver || http.ratio > MAX_OVERHEAD ? 1 : 0
