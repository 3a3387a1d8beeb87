import type { CallPlace } from '@lineboard/sdk/call-path'

interface Routed {
  id: number
  receiving_numberId?: number
}

/** Numbers that a receiving number is set for, and whose calls do not come to it: the list of receiving numbers names them as well. */
export function overruledOf<Each extends Routed>(
  numbers: readonly Each[],
  leading: readonly Pick<Routed, 'id'>[],
  { model, id }: CallPlace,
): Each[] {
  if (model !== 'ReceivingNumber') return []
  const comes = new Set(leading.map((each) => each.id))
  return numbers.filter((number) => number.receiving_numberId === id && !comes.has(number.id))
}
