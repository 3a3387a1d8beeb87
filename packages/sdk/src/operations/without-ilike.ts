import { isObject } from '../filter/is-object.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { isUnknownOperator } from './is-unknown-operator.ts'
import type { CallOptions } from './operation-types.ts'

/** Asks for rows of the list. */
type Ask = (filter: object, options: CallOptions) => Promise<Answer>

const plain: Readonly<Record<string, string>> = { ilike: 'like', nilike: 'nlike' }

/** Conditions with `like` in the place of `ilike`. */
function withLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLike)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plain[name] ?? name, withLike(inner)]))
}

const adapt = (args: AnyArgs): AnyArgs =>
  Object.fromEntries(Object.entries(args).map(([name, part]) => [name, withLike(part)]))

/** The first field of a row's own that is asked by `ilike`. */
function fieldIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(fieldIn).find(Boolean)
  if (!isObject(value)) return undefined
  const own = Object.entries(value).find(
    ([name, condition]) =>
      !name.includes('.') && isObject(condition) && Object.keys(plain).some((each) => each in condition),
  )
  return own ? own[0] : Object.values(value).map(fieldIn).find(Boolean)
}

const ROWS = 20

const swapped = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

/** A row with letters in a field, and these letters in the other case; undefined where no row tells anything. */
async function lettersOf(ask: Ask, field: string): Promise<{ id: unknown; word: string } | undefined> {
  const { data } = await ask({ where: { [field]: { neq: null } }, fields: ['id', field], limit: ROWS }, {})
  for (const row of Array.isArray(data) ? data : []) {
    const value = String(Reflect.get(row, field))
    const word = /[a-z]{2,}/i.exec(value)?.[0]
    if (word && !value.includes(swapped(word))) return { id: row.id, word }
  }
  return undefined
}

/**
 * How arguments are written for a server that has no `ilike`, found out by a list that was asked by it and failed; undefined where it has one, where its `like`
 * heeds letter case, which would find less, and where no row tells which it is.
 */
export async function withoutIlike(ask: Ask, args: AnyArgs): Promise<typeof adapt | undefined> {
  const field = fieldIn([args.where, args.filter])
  const letters = field === undefined ? undefined : await lettersOf(ask, field)
  if (field === undefined || !letters) return undefined
  const finds = async (operator: string): Promise<boolean | undefined> => {
    const where = { and: [{ id: letters.id }, { [field]: { [operator]: `%${swapped(letters.word)}%` } }] }
    try {
      const { data } = await ask({ where, fields: ['id'], limit: 1 }, { retry: false })
      return Array.isArray(data) && data.length > 0
    } catch (error) {
      if (isUnknownOperator(error)) return undefined
      throw error
    }
  }
  return (await finds('ilike')) === undefined && (await finds('like')) ? adapt : undefined
}
