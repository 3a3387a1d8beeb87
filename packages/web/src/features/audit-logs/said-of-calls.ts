import { folded } from '@lineboard/contract/folded'
import { type AnyWhere, contains, endsWith, lacks } from '@lineboard/sdk'
import type { Said } from '../../kit/column.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { documentedCalls } from './match-operation.ts'
import { sentenceText } from './sentences.messages.ts'

type Call = (typeof documentedCalls)[number]

/** What more calls say says nothing, and would fit into no address. */
const MOST_CALLS = 40

/** Who only looks at something leaves no entry. */
const recorded = documentedCalls.filter(({ method }) => method !== 'GET')

/** What is said of a call, without who made it: `deleted tracking number`. */
function saidOf({ model, verb }: Call): string {
  const { one, other } = nounsOfModel(model)
  return sentenceText(verb, { who: '', thing: one, things: other, counted: other }).trim()
}

/** A text from each of its words on. */
const wordsOf = (text: string): string[] => text.split(/\s+/).map((_, at, words) => words.slice(at).join(' '))

/** What stands between the parameters of a path: `/Tickets/`, `/versions`. */
const partsOf = (path: string): string[] => path.split(/\{\w+\}/).filter((part) => part.length > 1)

/** Calls of the same method with all that is fixed in the path of this one, and more: `/Tickets/{id}/versions` has all of `/Tickets/{id}`. */
const longerThan = ({ method, path }: Call): Call[] =>
  documentedCalls.filter(
    (each) => each.method === method && each.path !== path && each.path.startsWith(partsOf(path)[0] ?? ''),
  )

const isOf = (call: Call): AnyWhere[] => {
  const last = call.path.endsWith('}') ? [] : partsOf(call.path).slice(-1)
  const contained = partsOf(call.path).slice(0, partsOf(call.path).length - last.length)
  return [
    ...contained.map((part) => ({ endpoint: contains(part) })),
    ...last.map((part) => ({ endpoint: endsWith(part) })),
  ]
}

/** What no other path has of one with all that is fixed in another's: `/versions`. */
const lastOf = ({ path }: Call): string => partsOf(path).at(-1) ?? path

const isNotOf = (call: Call): AnyWhere => ({ endpoint: lacks(lastOf(call)) })

/** Entries of some calls of a method: each that is meant, or all but the others, where those are fewer. Servers take few levels of conditions. */
function entriesOf(method: string, meant: readonly Call[]): AnyWhere[] {
  const others = documentedCalls.filter((call) => call.method === method && !meant.includes(call))
  const areApart = others.every((call) => !meant.some(({ path }) => path.includes(lastOf(call))))
  if (areApart && others.length < meant.length) return [{ and: [{ method }, ...others.map(isNotOf)] }]
  const each = meant.map((call) => {
    const longer = call.path.endsWith('}') ? longerThan(call).filter((other) => !meant.includes(other)) : []
    return [...isOf(call), ...longer.map(isNotOf)]
  })
  const [plain, more] = [each.filter(({ length }) => length === 1).flat(), each.filter(({ length }) => length > 1)]
  return [
    ...(plain.length > 0 ? [{ and: [{ method }, { or: plain }] }] : []),
    ...more.map((conditions) => ({ and: [{ method }, ...conditions] })),
  ]
}

function readSentences() {
  const sentences = recorded.map((call) => [call, saidOf(call)] as const)
  return { sentences, words: [...new Set(sentences.flatMap(([, text]) => wordsOf(text)))] }
}

/** What the entries of calls say in the language of the screen, put together when somebody first looks for a text. */
export function saidOfCalls(): Said {
  let known: ReturnType<typeof readSentences> | undefined
  const read = () => {
    known ??= readSentences()
    return known
  }
  return {
    get words() {
      return read().words
    },
    whereSaid(text) {
      const wanted = folded(text)
      const meant = read().sentences.flatMap(([call, said]) => (folded(said).includes(wanted) ? [call] : []))
      if (meant.length === 0 || meant.length > MOST_CALLS) return undefined
      const byMethod = Map.groupBy(meant, ({ method }) => method)
      return { or: [...byMethod].flatMap(([method, calls]) => entriesOf(method, calls)) }
    },
  }
}
