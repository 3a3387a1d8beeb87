import type { ContractDocument } from '@lineboard/contract/document'
import type { Ask } from './ask.ts'
import type { Examiner } from './examiner.ts'
import { type Query, shownRequest } from './sample-request.ts'
import { sampleOf } from './subject.ts'

/** Lists whose answers say how many rows there are in all, and what counts the same rows. */
function totalled({ operations }: ContractDocument): { path: string; countPath: string }[] {
  return operations.flatMap(({ id, path, answers }) => {
    const [model, verb] = id.split('.')
    const countPath = operations.find((operation) => operation.id === `${model}.count`)?.path
    const hasTotal = answers['200']?.headers['X-Total-Count'] !== undefined
    return verb === 'find' && hasTotal && countPath ? [{ path, countPath }] : []
  })
}

/** X-Total-Count is what the count of the same condition says, however few rows were asked for. */
export async function checkTotals(ask: Ask, examiner: Examiner, document: ContractDocument): Promise<void> {
  for (const { path, countPath } of totalled(document)) {
    const page: Query = { call: 'find', path, limit: 1 }
    const { status, rows } = await ask.query(page)
    const [row] = rows ?? []
    if (status !== 200 || !row) continue
    for (const where of [undefined, { field: 'id', operator: 'gt', operand: sampleOf(row, 'id') }]) {
      const list = { ...page, where }
      const counting: Query = { call: 'count', path: countPath, where }
      const totals = async () => [(await ask.query(list)).total, (await ask.query(counting)).count]
      const isSame = ([total, count]: (number | undefined)[]) => total === count
      // Once more, as rows come and go on a live server.
      if (isSame(await totals()) || isSame(await totals())) continue
      const [total, count] = await totals()
      const problem = `X-Total-Count says ${total ?? 'nothing'} where the count is ${count ?? 'none'}`
      examiner.report({ about: 'X-Total-Count', problem, requests: [shownRequest(list), shownRequest(counting)] })
    }
  }
}
