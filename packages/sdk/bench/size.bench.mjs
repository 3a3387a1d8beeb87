// `pnpm bench sdk`: what the SDK weighs in an app, and what a call costs beside the same call through bare openapi-fetch.
// Fails when a budget is exceeded.
import { bundle, gzipBytes } from './bundle.mjs'
import { overHttp, withoutNetwork } from './overhead.mjs'

const KB = 1000

const cases = [
  ['openapi-fetch alone', "import createClient from 'openapi-fetch'; console.log(createClient)"],
  ['whole client', "import { createLineboard } from '../src/index.ts'; console.log(createLineboard)", 10 * KB],
  [
    'one operation',
    "import { bindOperation, createTransport } from '../src/index.ts'; console.log(bindOperation(createTransport({ baseUrl: '' }), 'Customer.find', 'GET /Customers'))",
    4 * KB,
  ],
  ['iterate', "import { iterate } from '../src/index.ts'; console.log(iterate)"],
  [
    'filter text',
    "import { parseFilterText, toWhere, formatFilterText } from '../src/index.ts'; console.log(parseFilterText, toWhere, formatFilterText)",
  ],
  ['periods', "import { periodRange, periodLabel } from '../src/index.ts'; console.log(periodRange, periodLabel)"],
  ['permissions', "import { accessOf, menuVisibility } from '../src/index.ts'; console.log(accessOf, menuVisibility)"],
  ['money', "import { formatInCurrency } from '../src/index.ts'; console.log(formatInCurrency)"],
  ['everything', "import * as sdk from '../src/index.ts'; console.log(sdk)"],
]

let isOver = false
for (const [name, source, budget] of cases) {
  const bytes = gzipBytes(await bundle(source))
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
