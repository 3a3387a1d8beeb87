import { entities } from '@lineboard/contract/entities'
import type { MockServer } from '@lineboard/mock-server'
import { unknownColumn } from './models.ts'
import { readShapes } from './shapes.ts'
import type { LoopbackServer } from './start-loopback.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * The rows of a mock server as it answers them to the session of a token, by model: with what it joins. Of models without a
 * list, the rows it keeps.
 */
export async function sampleRows({ apiUrl, store }: MockServer, token: string): Promise<Map<string, readonly Row[]>> {
  const { operations } = await readShapes()
  const rows = new Map<string, readonly Row[]>()
  for (const model of Object.keys(entities)) {
    const list = operations.find((each) => each.model === model && each.method === 'find')
    const answer = list && (await fetch(`${apiUrl}${list.path}?access_token=${token}`))
    const answered: readonly Row[] | undefined = answer && JSON.parse(await answer.text())
    rows.set(model, answered ?? store.anyTable(model)?.find({}) ?? [])
  }
  return rows
}

/** Gives a LoopBack server those rows, by their ids, each with a column that the contract does not know. */
export async function loadRows(loopback: LoopbackServer, rows: ReadonlyMap<string, readonly Row[]>): Promise<void> {
  for (const [model, each] of rows) {
    const whole = each.map((row) => ({ ...row, [unknownColumn]: `of ${model} ${row.id}` }))
    await loopback.load(model, whole)
  }
}
