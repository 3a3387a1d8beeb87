// Sets up tracking numbers from a spreadsheet saved as CSV, with the columns Number, Source, Receiving number and
// Description. Says first what it would do; does it with --apply. What is there already is left as it is, so that a
// second run does nothing.
//   node provision-from-spreadsheet.ts numbers.csv
//   node provision-from-spreadsheet.ts numbers.csv --apply
import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { errorMessage, type Lineboard, ValidationError } from '@lineboard/sdk'
import { readCsv } from '@lineboard/sdk/csv'
import { signIn } from './signed-in.ts'

interface Line {
  row: number
  number: string
  source: string
  receivingNumber: string
  description: string
}

async function readLines(file: string): Promise<Line[]> {
  const lines: Line[] = []
  for await (const { row, cells } of readCsv(createReadStream(file))) {
    lines.push({
      row,
      number: cells.Number ?? '',
      source: cells.Source ?? '',
      receivingNumber: cells['Receiving number'] ?? '',
      description: cells.Description ?? '',
    })
  }
  return lines
}

const E164 = /^\+[1-9]\d{6,14}$/

function problemOf({ number, source, receivingNumber }: Line): string | undefined {
  if (!E164.test(number)) return `"${number}" is no number such as +12125550142`
  if (!source) return 'Source is empty'
  return E164.test(receivingNumber) ? undefined : `"${receivingNumber}" is no number to deliver calls to`
}

/** What is there already: ids by name or number. */
async function readState(api: Lineboard, customerId: number) {
  const where = { customerId }
  const [sources, receiving, tracking] = await Promise.all([
    api.TrackingSource.find({ filter: { where } }),
    api.ReceivingNumber.find({ filter: { where } }),
    api.OpNumber.find({ filter: { where } }),
  ])
  return {
    sources: new Map(sources.map(({ name, id }) => [name, id])),
    receiving: new Map(receiving.map(({ number, id }) => [number, id])),
    tracking: new Map(tracking.map((row) => [row.tracking_number, row.id])),
  }
}

type State = Awaited<ReturnType<typeof readState>>

async function idOf(known: Map<string, number>, key: string, create: () => Promise<{ id: number }>): Promise<number> {
  const id = known.get(key) ?? (await create()).id
  known.set(key, id)
  return id
}

async function provision(api: Lineboard, customerId: number, line: Line, state: State) {
  const { number, source, receivingNumber, description } = line
  const tracking_sourceId = await idOf(state.sources, source, () =>
    api.TrackingSource.upsert({ body: { customerId, name: source, type: 'other' } }),
  )
  const receiving_numberId = await idOf(state.receiving, receivingNumber, () =>
    api.ReceivingNumber.create({ body: { customerId, number: receivingNumber } }),
  )
  await idOf(state.tracking, number, () =>
    api.OpNumber.upsert({
      body: { customerId, tracking_number: number, description, tracking_sourceId, receiving_numberId },
    }),
  )
}

function planOf({ number, source, receivingNumber }: Line, state: State): string {
  if (state.tracking.has(number)) return `${number} is there already`
  const news = [
    ...(state.sources.has(source) ? [] : [`the source ${source}`]),
    ...(state.receiving.has(receivingNumber) ? [] : [`the receiving number ${receivingNumber}`]),
  ]
  return `${number} is added${news.length > 0 ? `, with ${news.join(' and ')}` : ''}`
}

const wordsOf = (error: unknown) =>
  error instanceof ValidationError
    ? Object.values(error.details?.messages ?? {})
        .flat()
        .join('; ')
    : errorMessage(error)

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false }, customer: { type: 'string' } },
  })
  const [file] = positionals
  if (!file) throw new Error('Which file? Give the path of a CSV.')
  const lines = await readLines(file)
  const { api, close } = await signIn()
  const [own] = await api.Customer.find({ filter: { order: 'id ASC', limit: 1 } })
  const customerId = Number(values.customer ?? own?.id)
  const state = await readState(api, customerId)

  let failures = 0
  for (const line of lines) {
    const problem = problemOf(line)
    const isNew = !state.tracking.has(line.number)
    let text = problem ?? planOf(line, state)
    if (!problem && isNew && values.apply) {
      text = await provision(api, customerId, line, state).then(
        () => `${line.number} added`,
        (error: unknown) => `${line.number} failed: ${wordsOf(error)}`,
      )
    }
    if (problem || text.includes(' failed: ')) failures += 1
    console.log(`row ${line.row}: ${text}`)
  }
  if (!values.apply) console.log('Nothing is done yet: add --apply.')
  await close()
  return failures > 0 ? 1 : 0
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(wordsOf(error))
  return 2
})
