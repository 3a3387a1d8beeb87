// Lists a second, validation on, beside those of Prism's own mock server on the same contract.
import { fileURLToPath } from 'node:url'
import { ask, load } from './lib/load.mjs'
import { startOurs, startPrism } from './lib/servers.mjs'

const TARGET = 6
const document = fileURLToPath(new URL('.cache/openapi.json', import.meta.resolve('@lineboard/contract/openapi.yaml')))
const filter = { limit: 10 }

const prism = await startPrism(document)
const example = `${prism.url}/CallLogs?access_token=x&filter=${encodeURIComponent(JSON.stringify(filter))}`
const rows = JSON.parse(await ask(example)).length
await load(example, 300)
const theirs = await load(example, 1500)
await prism.stop()

const server = await startOurs('--call-logs', '100000')
await load(server.list('CallLogs', filter), 3000)
const ours = await load(server.list('CallLogs', filter), 20_000)
await server.stop()

const times = ours.perSecond / theirs.perSecond
console.log(
  `prism cli: start-up ${Math.round(prism.startMs)} ms, ${theirs.perSecond} lists/s of its ${rows} example rows`,
)
console.log(`mock server: ${ours.perSecond} lists/s of 10 rows of 100,000, median ${ours.medianMs.toFixed(2)} ms`)
console.log(`mock server: ${times.toFixed(1)} times Prism CLI (target: at least ${TARGET})`)
