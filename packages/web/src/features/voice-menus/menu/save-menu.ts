import type { components } from '@lineboard/contract'
import { zIvrInput } from '@lineboard/contract/zod'
import { merge, ValidationError } from '@lineboard/sdk'
import { api } from '../../../data/client.ts'
import { PartlySavedError } from '../../../kit/form/use-saving.ts'
import type { OwnCall } from '../../../kit/form-draft.ts'
import { inputOf } from '../../../kit/row-result.ts'
import { callByName } from '../../../kit/rows/calls-by-name.ts'
import { type ActionValues, isRecord, toActionInput, toActionValues } from './menu-values.ts'
import { t } from './voice-menus.messages.ts'

type IvrAction = components['schemas']['IvrAction']
type IvrActionInput = components['schemas']['IvrActionInput']

/** A choice to be written; `at` is its place among those that were typed, from 0. */
interface Written {
  at: number
  body: IvrActionInput
}

/** What saves the choices: calls for those that are new, changed or gone; none for those that are as they were. */
export interface ActionWrites {
  add: Written[]
  replace: (Written & { before: IvrAction })[]
  remove: number[]
}

const fields = ['key', 'kind', 'target', 'label', 'position'] as const

const isSame = (saved: IvrAction, body: IvrActionInput) => fields.every((field) => saved[field] === body[field])

/** What must be written so that the server's choices become those that were typed, with as few gone as can be. */
export function actionWrites(saved: readonly IvrAction[], values: readonly ActionValues[]): ActionWrites {
  const left = new Set(saved)
  const wanted = values.map((each, at) => ({ at, body: toActionInput(each, at + 1) }))
  const replaced = new Map<Written, IvrAction>()
  const rules = [isSame, (action: IvrAction, body: IvrActionInput) => action.key === body.key, () => true]
  // What is as it was stays; else the choice on the same key is changed, else any that is left over.
  for (const isIt of rules) {
    for (const written of wanted) {
      const before = replaced.has(written) ? undefined : [...left].find((action) => isIt(action, written.body))
      if (!before) continue
      replaced.set(written, before)
      left.delete(before)
    }
  }
  return {
    add: wanted.filter((written) => !replaced.has(written)),
    replace: wanted.flatMap((written) => {
      const before = replaced.get(written)
      return before && !isSame(before, written.body) ? [{ ...written, before }] : []
    }),
    remove: [...left].map(({ id }) => id),
  }
}

/** What the server refuses of a choice, said of the fields that it is typed into. */
function atChoice(error: unknown, at: number, { kind }: ActionValues): unknown {
  if (!(error instanceof ValidationError) || !error.details) return error
  const nameOf = (field: string) => (field !== 'target' ? field : isRecord(kind) ? 'recordId' : 'text')
  const moved = <Said>(fields: Record<string, Said>) =>
    Object.fromEntries(Object.entries(fields).map(([field, said]) => [`actions.${at}.${nameOf(field)}`, said]))
  const { context, codes, messages } = error.details
  const { status, name, message } = error
  return new ValidationError(
    { status, name, message, details: { context, codes: moved(codes), messages: moved(messages) } },
    error,
  )
}

/**
 * Saves the choices of a menu: only those that differ from what the server has by now. What can be taken back best goes first, and what
 * is deleted last. Throws what the server refuses, at the fields of the choice.
 */
async function saveActions(ivrId: number, values: readonly ActionValues[]): Promise<void> {
  const [menu] = await api().Ivr.find({ filter: { where: { id: ivrId }, include: ['Actions'] } })
  const { add, replace, remove } = actionWrites(menu?.Actions ?? [], values)
  const write = async (at: number, call: () => Promise<unknown>) => {
    const typed = values[at]
    await call().catch((error: unknown) => Promise.reject(typed ? atChoice(error, at, typed) : error))
  }
  for (const { at, body } of add) await write(at, () => api().Ivr.createAction({ ivrId, body }))
  for (const { at, body, before } of replace) {
    // The choice as it was read: what neither we nor the contract know stays, what was emptied goes.
    const { target: _target, label: _label, ...kept } = before
    await write(at, () => api().Ivr.replaceAction({ ivrId, id: before.id, body: { ...kept, ...body } }))
  }
  for (const id of remove) await api().Ivr.deleteAction({ ivrId, id })
}

type Ivr = components['schemas']['Ivr']

interface Wanted {
  status: Ivr['status']
  actions: readonly ActionValues[]
}

const withActions = async (id: number): Promise<Ivr | undefined> =>
  (await api().Ivr.find({ filter: { where: { id }, include: ['Actions'] } }))[0]

/** Puts a menu back to what it was before a save that failed; one that is new goes. Throws what the server refuses. */
async function takeBack(id: number, before: Ivr | undefined): Promise<void> {
  if (!before) return void (await callByName('Ivr.deleteById', { id }))
  await saveActions(id, toActionValues(before.Actions))
  const now = await api().Ivr.findById({ id })
  const [is, was] = [now, before].map((menu) => inputOf(zIvrInput.shape, menu))
  if (!was || JSON.stringify(is) === JSON.stringify(was)) return
  // Its call replaces: columns that no form knows stay, and what the menu had nothing in is emptied.
  const empty = Object.keys(Object(is)).map((field) => [field, null])
  await merge(api().Ivr, id, { ...Object.fromEntries(empty), ...was })
}

/**
 * Saves a menu and its choices as one. The choices go first, so that what is published is held against those it gets: a menu that
 * callers hear is repaired in one save. A new one is a draft until they are there. Where a call fails, what was saved is taken back.
 */
export async function saveMenu(row: Ivr | undefined, { status, actions }: Wanted, own: OwnCall): Promise<object> {
  const { body, send } = own
  const before = row && (await withActions(row.id))
  const saved: Ivr = Object(row ?? (await send({ ...body, status: 'draft' })))
  try {
    await saveActions(saved.id, actions)
    return row || status === 'published' ? await send(body, saved) : saved
  } catch (error) {
    await takeBack(saved.id, before).catch(() => {
      throw new PartlySavedError(t('notTakenBack'), error, saved)
    })
    throw error
  }
}
