import { entities } from '@lineboard/contract/entities'
import { fieldRightOf } from '@lineboard/contract/permissions'
import { referencesTo } from '@lineboard/contract/references'
import { zDashRoleMappingInput, zGuiVisibilityInput, zIvrActionInput } from '@lineboard/contract/zod'
import { NotFoundError } from '@lineboard/sdk'
import type { ZodMiniObject } from 'zod/mini'
import { declarationOf } from '../../kit/declarations.ts'
import { schemaOf } from '../../kit/define-form.ts'
import { inputOf } from '../../kit/row-result.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { dropBlank } from '../../kit/rows/typed-values.ts'
import { placeOfEntity } from '../../places/place.ts'

/** How rows of a model are added again. */
export interface Adding {
  call: string
  schema: ZodMiniObject
  /** The call that adds a row under the id it had, where the server has one. */
  keepsId?: string
  /** Fields that are left out, and get what new rows have. */
  without?: readonly string[]
  /** Where the id of the row it belongs to stands in the path: the name of that field. */
  below?: string
}

/** Rows that have no list of their own, and come back with the row they belong to. */
const apart: Readonly<Record<string, Adding>> = {
  DashRoleMapping: { call: 'DashRoleMapping.create', schema: zDashRoleMappingInput },
  GuiVisibility: { call: 'GuiVisibility.create', schema: zGuiVisibilityInput },
  IvrAction: { call: 'Ivr.createAction', schema: zIvrActionInput, below: 'ivrId' },
}

/** Fields that a row is added without, as what they mean takes more than the row: a menu is a draft until its choices are there. */
const leftOut: Readonly<Record<string, readonly string[]>> = { Ivr: ['status'] }

/** How rows of a model are added; undefined where nobody can. */
export async function addingOf(model: string): Promise<Adding | undefined> {
  if (Object.hasOwn(apart, model)) return apart[model]
  const place = placeOfEntity(model)
  if (!place) return undefined
  const { create, update, form } = await declarationOf(place)
  if (!create || !form) return undefined
  const schema = schemaOf((await form.load()).form, undefined)
  const without = leftOut[model]
  return { call: create, schema, ...(without && { without }), ...(update?.endsWith('.upsert') && { keepsId: update }) }
}

/** Whether rows of a model have something that nobody can read again, such as a key. */
export const hasSecret = (model: keyof typeof entities): boolean =>
  Object.keys(entities[model].fields).some((field) => fieldRightOf(model, field) === 'secret')

/** New ids of rows that came back under another one, by model. */
export type NewIds = Map<string, Map<number, number>>

/** A row, or changes of one, that name restored rows by the ids they have now. */
export function withNewIds(model: string, row: object, newIds: NewIds): object {
  const named = [...newIds].flatMap(([of, ids]) =>
    referencesTo(of).flatMap(({ model: referring, field, kind }) => {
      const id = referring === model && !kind ? ids.get(Number(Reflect.get(row, field))) : undefined
      return id === undefined ? [] : [[field, id]]
    }),
  )
  return { ...row, ...Object.fromEntries(named) }
}

/** What adds a deleted row again, and the fields that it lacks for that. */
export function bodyOf({ schema, without = [] }: Adding, row: object): { body: object; lacks: string[] } {
  const kept = Object.entries(inputOf(schema.shape, dropBlank(row))).filter(([field]) => !without.includes(field))
  const body = Object.fromEntries(kept)
  const { error } = schema.safeParse(body)
  return { body, lacks: [...new Set((error?.issues ?? []).map(({ path }) => String(path[0] ?? '')))] }
}

const idOf = (answer: unknown): number => Number(Reflect.get(Object(answer), 'id'))

/** Adds a deleted row again, under its own id where the server can, and answers the id that it has. Throws what the call throws. */
export async function restoreRow(adding: Adding, id: number, row: object): Promise<number> {
  const { id: _, ...body }: { id?: unknown } = bodyOf(adding, row).body
  const { call, keepsId, below } = adding
  if (below) return idOf(await callByName(call, { [below]: Number(Reflect.get(row, below)), body }))
  if (!keepsId) return idOf(await callByName(call, { body }))
  try {
    return idOf(await callByName(keepsId, { body: { ...body, id } }))
  } catch (error) {
    // Servers that give ids themselves take none that is gone.
    if (!(error instanceof NotFoundError)) throw error
    return idOf(await callByName(call, { body }))
  }
}
