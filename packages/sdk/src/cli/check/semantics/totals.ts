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

/** X-Total-Count is what the count of the same condition says, however few rows were asked for; and as many come as are asked for. */
export async function checkTotals(ask: Ask, examiner: Examiner, document: ContractDocument): Promise<void> {
  for (const { path, countPath } of totalled(document)) {
    const page: Query = { call: 'find', path, limit: 1 }
    const { status, rows } = await ask.query(page)
    const [row] = rows ?? []
    if (status !== 200 || !row) continue
    let whole: number | undefined
    for (const where of [undefined, { field: 'id', operator: 'gt', operand: sampleOf(row, 'id') }]) {
      const list = { ...page, where }
      const counting: Query = { call: 'count', path: countPath, where }
      const totals = async () => [(await ask.query(list)).total, (await ask.query(counting)).count]
      const isSame = ([total, count]: (number | undefined)[]) => {
        if (!where) whole = count
        return total === count
      }
      // Once more, as rows come and go on a live server.
      if (isSame(await totals()) || isSame(await totals())) continue
      const [total, count] = await totals()
      const problem = `X-Total-Count says ${total ?? 'nothing'} where the count is ${count ?? 'none'}`
      examiner.report({ about: 'X-Total-Count', problem, requests: [shownRequest(list), shownRequest(counting)] })
    }
    await checkCap(ask, examiner, path, whole)
  }
}

/** Servers that give no more rows than so many at once do so from about here on. */
const [SOME, MANY] = [100, 1000]

/** As many rows come as were asked for, where there are that many: some servers give no more than a hundred at once, without a word. */
async function checkCap(ask: Ask, examiner: Examiner, path: string, count = 0): Promise<void> {
  const limit = Math.min(count, MANY)
  const list: Query = { call: 'find', path, limit }
  const lengthOf = async () => (await ask.query(list)).rows?.length ?? limit
  // Once more, as rows go on a live server.
  if (count <= SOME || (await lengthOf()) >= limit) return
  const length = await lengthOf()
  if (length >= limit) return
  const problem = `no more than ${length} rows come at once, of ${count} that there are`
  examiner.report({ about: 'limit', problem, requests: [shownRequest(list)] })
}
