import type { ContractDocument } from '@lineboard/contract/document'
import type { Probe } from '../probe.ts'
import { includable } from './list-shapes.ts'

/** Relations that a list refuses to embed, as `OpNumber.Customer`; lists that can't be read at all are left out. */
export async function refusedIncludesOf(probe: Probe, document: ContractDocument): Promise<string[]> {
  const refused: string[] = []
  for (const { model, path, relations } of includable(document)) {
    const isTaken = async (include?: readonly string[] | string) => {
      const filter = encodeURIComponent(JSON.stringify({ limit: 1, include }))
      return (await probe({ method: 'GET', path: `${path}?filter=${filter}` })).status === 200
    }
    if ((await isTaken(relations)) || !(await isTaken())) continue
    for (const relation of relations) if (!(await isTaken(relation))) refused.push(`${model}.${relation}`)
  }
  return refused
}
