// What tools of others say of the contract as others have it: Spectral finds nothing, redocly scores it, nothing breaks in silence.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plainDocument, publicDocument } from '../src/public/public-document.ts'
import { breakingProblems } from './breaking.mjs'
import { bundleContract } from './bundle.mjs'
import { redocly } from './redocly.mjs'
import { shapesOf } from './shapes.mjs'
import { socketDocument, socketShapes } from './socket-shapes.mjs'
import { spectralFindings } from './spectral.mjs'

const LEAST_SCORE = 91.9

const folder = new URL('../.cache/', import.meta.url)
mkdirSync(folder, { recursive: true })

function written(name, document) {
  const file = fileURLToPath(new URL(name, folder))
  writeFileSync(file, JSON.stringify(document))
  return file
}

const released = (name) => fileURLToPath(new URL(`../released/${name}`, import.meta.url))

const contract = await bundleContract()
const plain = plainDocument(contract)
const full = publicDocument(contract)

const rules = fileURLToPath(new URL('../redocly.yaml', import.meta.url))
const { totals, problems: lint } = redocly('lint', written('public.json', full), '--config', rules)
const { agentReadiness: score } = redocly('score', written('plain.json', plain))
const problems = [
  ...(totals.errors + totals.warnings > 0 ? lint.map(({ ruleId, message }) => `redocly ${ruleId}: ${message}`) : []),
  ...(await spectralFindings(full)),
  ...(score < LEAST_SCORE ? [`redocly scores it ${score}, and ${LEAST_SCORE} is the least`] : []),
  ...breakingProblems([
    { file: written('shapes.json', shapesOf(plain)), released: released('openapi.yaml') },
    { file: written('socket.json', socketShapes(socketDocument())), released: released('socket.yaml') },
  ]),
]
for (const problem of problems) console.error(`The contract ${problem}`)
console.log(`redocly score ${score}, at least ${LEAST_SCORE}`)
process.exitCode = problems.length === 0 ? 0 : 1
