import { formatPhone } from '../../shared/phone/format-phone.ts'
import type { RunWords } from '../bulk/bulk-job.ts'
import { type Chosen, editLater } from '../bulk/edit-rows.ts'
import { declarationOf } from '../declarations.ts'

/** Changes tracking numbers as their list does: it can be taken back. */
export async function changeNumbers(
  numbers: readonly { id: number; tracking_number: string }[],
  chosen: Chosen,
  words?: RunWords,
): Promise<void> {
  const list = await declarationOf('trackingNumbers')
  const form = (await list.form?.load())?.form
  if (!form) throw new Error('Tracking numbers have no form.')
  const targets = numbers.map(({ id, tracking_number }) => ({ id, name: formatPhone(tracking_number) }))
  await editLater(list, form, targets, chosen, words && { words })
}
