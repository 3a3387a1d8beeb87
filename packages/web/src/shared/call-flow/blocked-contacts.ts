import { blockerOf } from '@lineboard/contract/call-flow'
import type { CallOptions, Where } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { t } from './call-flow.messages.ts'
import { type Sought, says } from './find-rings-at.ts'

/** Numbers asked for at once: they travel in the address, which many servers cut off at 8 kB. */
const AT_ONCE = 250

type Contact = Pick<
  Awaited<ReturnType<ReturnType<typeof api>['PhoneBook']['find']>>[number],
  'id' | 'number' | 'customerId' | 'blocked'
>

/** Each contact's id, with whether calls from its number are rejected, and for whom; empty where they are not. */
async function blockTexts(contacts: readonly Contact[], call: CallOptions): Promise<(readonly [number, string])[]> {
  const numbers = [...new Set(contacts.map(({ number }) => number))]
  const parts = Array.from({ length: Math.ceil(numbers.length / AT_ONCE) }, (_, at) =>
    numbers.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const entries = await Promise.all(
    parts.map((inq) => api().BlacklistNumber.find({ filter: { where: { number: { inq } } } }, call)),
  )
  const lists = Map.groupBy(entries.flat(), ({ number }) => number)
  return contacts.map(({ id, number, customerId, blocked }) => {
    const customers = lists.get(number)?.map((entry) => entry.customerId) ?? []
    const blocker = blockerOf(customers, customerId, blocked)
    return [id, blocker ? t(`blockedBy.${blocker}`) : '']
  })
}

const fields = ['id', 'number', 'customerId', 'blocked'] as const

/** Which contacts are blocked, by the Blacklist or in the phone book, as call flows decide it. */
export async function readBlocked(ids: readonly number[], call: CallOptions): Promise<(readonly [number, string])[]> {
  return blockTexts(await api().PhoneBook.find({ filter: { where: { id: { inq: [...ids] } }, fields } }, call), call)
}

/** What the filter said before the column told who blocks a number: links and saved views have it. */
const before: Readonly<Record<string, Partial<Sought>>> = {
  true: { operator: 'isFilled' },
  false: { operator: 'isEmpty' },
}

/** Conditions of the contacts whose cell says a text; undefined where they are too many. */
export async function findBlocked(
  { where, most, ...rest }: Sought,
  call: CallOptions,
): Promise<Where<Contact> | undefined> {
  const sought = { ...rest, where, most, ...(rest.operator === 'is' && before[rest.text]) }
  const contacts = await api().PhoneBook.find({ filter: { where, fields, limit: most + 1 } }, call)
  if (contacts.length > most) return undefined
  const texts = await blockTexts(contacts, call)
  const idsOf = (isMeant: boolean) => texts.flatMap(([id, text]) => (says(text, sought) === isMeant ? [id] : []))
  const [meant, others] = [idsOf(true), idsOf(false)]
  if (meant.length <= AT_ONCE) return { id: { inq: meant } }
  return others.length <= AT_ONCE ? { id: { nin: others } } : undefined
}
