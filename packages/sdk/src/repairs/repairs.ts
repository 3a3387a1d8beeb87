// What a server may lack, and what a client does instead. Repairs of single calls are tried in this order:
//
//   Missing on the server      Instead                                            Where
//   ilike                      like, where that ignores letter case               late-repairs.ts: withoutIlike
//   long addresses             two calls, each with half of a list or of ranges   late-repairs.ts: inParts
//   long addresses, in order   a page from the first half, the rest from the next late-repairs.ts: inParts
//
//   fields and relations       a read without such an order or include            unknown-fields.ts: instead
//
// A server that sends the header X-Lineboard-Contract has all fields of the contract. Of another one unknown-fields.ts finds out which it has: it
// learns from rows, and asks where they do not tell. A condition on a field that the server lacks, which it would ignore, throws an UnknownFieldError, and so
// does a body with a value for one. A deletion by a condition reads the rows, and names ids (late-repairs.ts: deleteByCondition).
//
// What takes more than one call is repaired where it is asked for:
//
//   X-Total-Count              a count                                            paging/page.ts: findPage
//   all rows at once           a page after the other, by key                     paging/walk.ts: iterate
//   conditions on relations    ids of the related rows                            related/index.ts
//   filters of one server      the filter as its profile says                     profile/: adapt
import { isUnknownOperator, NotFoundError, type ValidationDetails } from '../errors/api-error.ts'
import { UrlTooLongError } from '../filter/filter-error.ts'
import { answerValues, emptyFields } from '../operations/answer-values.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import { neededPart, type OperationEntry } from '../operations/operation-entry.ts'
import type { Answer } from '../operations/operation-types.ts'
import type { ReadEntry } from '../operations/read-answer.ts'
import type { Caller, KnownOfServer, Repaired, RepairedCalls, Repairs } from '../transport/options.ts'
import type { UnknownFields } from './unknown-fields.ts'

type Call = Parameters<Caller>

/** Another way to the answer of a call that failed. */
interface Repair {
  /** Arguments for a server that is known to lack it. */
  adapt?(args: AnyArgs): AnyArgs
  /** The answer; undefined where this is not what failed, or there is no other way. `again` repairs its call, too. */
  instead(error: unknown, call: Call, again: Caller): Promise<Answer | undefined>
}

/** Finds another operation of the same model, such as `find`. */
type Sibling = (entry: OperationEntry, verb: string) => OperationEntry | undefined

/** Hardly any call needs them. */
const late = () => import('./late-repairs.ts')

/** LoopBack's MySQL connector has no `ilike`. Whether `like` ignores letter case there is found out once, when a read fails. */
function withoutIlike(call: Caller, sibling: Sibling): Repair {
  let withLike: ((args: AnyArgs) => AnyArgs) | undefined
  /** A list and its count fail at once. */
  let finding: Promise<typeof withLike> | undefined
  return {
    adapt: (args) => (withLike ? withLike(args) : args),
    async instead(error, [entry, args, options], again) {
      const isMissing =
        isUnknownOperator(error) &&
        entry.effect === 'read' &&
        /"(?:n?ilike|startsWith|endsWith)":/.test(JSON.stringify(args))
      const list = isMissing && sibling(entry, '.find')
      if (!list) return
      finding ??= late()
        .then((part) => part.withoutIlike((filter, asked) => call(list, { filter }, asked), args, isUnknownOperator))
        // What can't be found out now is no reason for another failure than there was.
        .catch(() => undefined)
        .finally(() => {
          finding = undefined
        })
      withLike ??= await finding
      return withLike && again(entry, args, options)
    },
  }
}

/** Servers and proxies refuse long addresses. */
const inParts = (sibling: Sibling): Repair => ({
  async instead(error, [entry, args, options], again) {
    if (!(error instanceof UrlTooLongError)) return
    const counter = entry.shape === 'list' && sibling(entry, '.count')
    const answer = await late().then(
      (part) =>
        part.inParts(args, {
          again: (half) => again(entry, half, options),
          count: counter && ((where) => again(counter, { where }, options)),
        }),
      () => undefined,
    )
    if (answer) return answer
    const way = 'only lists without order, limit and skip, and ranges in their order, are sent in parts'
    throw new UrlTooLongError(`${error.message}; ${way}`, { cause: error })
  },
})

/** Makes calls that are repaired, by operations of `entryOf`, and tells which fields the server has. */
function repairedCalls(
  call: Caller,
  entryOf: (id: string) => OperationEntry | undefined,
  known: KnownOfServer = {},
): RepairedCalls {
  const sibling: Sibling = ({ id }, verb) => entryOf(id.replace(/\..*/, verb))
  const repairs = [withoutIlike(call, sibling), inParts(sibling)]
  const direct: Repaired = async (entry, args = {}, options = {}) => {
    const sent = repairs.reduce((adapted, { adapt }) => (adapt ? adapt(adapted) : adapted), args)
    try {
      return await call(entry, sent, options)
    } catch (error) {
      for (const { instead } of repairs) {
        const answer = await instead(error, [entry, sent, options], direct)
        if (answer) return answer
      }
      throw error
    }
  }

  let { wholeContract: isWhole = false } = known
  let part: UnknownFields | undefined
  const load = async () => {
    // Once: to import it anew for each call would take longer than all else a call does.
    if (part) return part
    const { createUnknownFields } = await import('./unknown-fields.ts')
    part ??= createUnknownFields(direct, entryOf, known, { emptyFields, NotFoundError })
    return part
  }
  const repaired: Repaired = async (entry, args = {}, options = {}) => {
    if (entry.isBulkDelete && Object.keys(Object(args.where)).join() !== 'id') {
      neededPart(entry, 'filters').assertNarrow(args.where)
      return (await late()).deleteByCondition(repaired, sibling(entry, '.find'), [entry, args, options])
    }
    if (isWhole) return direct(entry, args, options)
    // A read leaves at once, as its answer may say that the server has the whole contract.
    const isKnown = part || /\.(create|upsert|patch|replace)/.test(entry.id)
    const asked: Call = isKnown ? await (await load()).adapt([entry, args, options]) : [entry, args, options]
    let answer: Answer
    try {
      answer = await direct(...asked)
    } catch (error) {
      if (entry.effect === 'write' || !isUnknownOperator(error)) throw error
      return (await load()).instead(error, asked)
    }
    if (answer.response.headers.has('x-lineboard-contract')) {
      isWhole = true
      known.hooks?.onFields?.()
    }
    return isWhole ? answer : (await load()).judge(asked, answer)
  }
  return {
    send: repaired,
    fields: {
      areWhole: () => isWhole,
      has: (model, field) => isWhole || part?.has(model, field),
      findOut: async (...asked) => {
        if (!isWhole) await (await load()).findOut(...asked)
      },
    },
  }
}

const namesRow = /\.(patch(ById)?|replace(ById|Action)|upsert)$/

/**
 * What a change was that a server answered with 204, by which it says that it did it: the row that it named, as far as it was sent, or that
 * one row is deleted. Undefined where only the server could tell, such as the id of a row that is new.
 */
function done({ id, path, shape }: ReadEntry, { id: asked, body }: AnyArgs): unknown {
  const row = path.endsWith('{id}') ? asked : Object(body).id
  if (row === undefined) return undefined
  if (shape === 'count') return id.includes('.delete') ? { count: 1 } : undefined
  return namesRow.test(id) ? { ...Object(body), id: row } : undefined
}

/** Fields that LoopBack 4 refused, which it lists one by one: `{path: '/name', code: 'maxLength', message}`, or what is missing below a path. */
function listedDetails(list: readonly unknown[]): ValidationDetails | undefined {
  // Without what every object has: a field may be called so.
  const codes: Record<string, string[]> = Object.create(null)
  const messages: Record<string, string[]> = Object.create(null)
  for (const each of list) {
    const { path, info, code = 'invalid', message = '' } = Object(each)
    const name = [path, Object(info).missingProperty].join('/').split(/[./]+/).filter(Boolean).join('.')
    if (!name) continue
    codes[name] = [...(codes[name] ?? []), String(code)]
    messages[name] = [...(messages[name] ?? []), String(message)]
  }
  return Object.keys(codes).length > 0 ? { context: '', codes, messages } : undefined
}

/**
 * What a client does for a server that is not sure to do all that the contract says, such as a stock LoopBack one: it reads rows as any
 * database holds them, finds out which fields the server has, and goes another way where the server lacks something. `createLineboard` does.
 */
export const repairs: Repairs = {
  calls: repairedCalls,
  readDetails: listedDetails,
  readData: (data, json, entry, args, { status }) =>
    (status === 204 ? done(entry, args) : undefined) ?? answerValues(data, json, entry.id),
}
