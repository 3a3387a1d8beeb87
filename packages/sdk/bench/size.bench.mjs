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
for (const [name, call] of Object.entries(await overHttp())) {
  console.log(`${name} over HTTP`.padEnd(22), `${shown(call)} of ${MAX_OVERHEAD}`)
  if (call.ratio > MAX_OVERHEAD) isOver = true
}
for (const [name, call] of Object.entries(await withoutNetwork())) {
  console.log(`${name}, no network`.padEnd(22), shown(call))
}
process.exitCode = isOver ? 1 : 0
