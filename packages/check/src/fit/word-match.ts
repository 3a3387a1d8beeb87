import { entities } from '@lineboard/contract/entities'
import { wordsOf } from './names.ts'
import { isSameWord, unitOf } from './thesaurus.ts'

/** A field of the contract, by its kind there. */
interface FieldName {
  model: string
  field: string
  kind: string
}

/** Endings of one word: reading, readable and reads are one. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(ability|able|ing|ed|es|s|e)$/, '') : word)

/** Whether a short word stands for a long one: its first letters, or letters of it in their order without the vowels. */
function abbreviates(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  if (short.length > 2 && long.startsWith(short)) return true
  if (/[aeiou]/.test(short.slice(1))) return false
  const consonants = long[0] + long.slice(1).replaceAll(/[aeiou]/g, '')
  let at = 0
  for (const letter of consonants) if (letter === short[at]) at += 1
  // Two letters are those of a short word: `nm` is name, and not number.
  return at === short.length && (short.length > 2 || consonants.length === 2)
}

const numbers = ['no', 'num', 'nr']

const means = (theirs: string, ours: string) =>
  theirs === ours ||
  (ours.length > 4 && (theirs.endsWith(ours) || (theirs.startsWith(ours) && theirs.length < ours.length + 4))) ||
  (ours === 'number' && numbers.includes(theirs)) ||
  stem(theirs) === stem(ours) ||
  abbreviates(theirs, ours) ||
  abbreviates(theirs, stem(ours))

/** Words that say of which kind a value is, by kinds of the contract: they may be there or not. */
const kindWords: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['at', 'on', 'date', 'time', 'when', 'ts', 'dt', 'tm', 'stamp', 'timestamp', 'datetime'],
  boolean: ['is', 'has', 'can', 'may', 'allow', 'flag', 'flg', 'yn'],
  integer: ['id', 'total', 'no', 'nr', 'num', 'ref', 'key', 'count', 'cnt', 'qty'],
  number: ['amount', 'amt', 'value', 'val'],
  string: ['code', 'cd', 'text', 'txt', 'str', 'value'],
}

/** Words that add nothing after a word: the address of an email is an email. */
const pleonasms: Readonly<Record<string, readonly string[]>> = {
  email: ['address', 'addr'],
  phone: ['number', 'no', 'num', 'nr'],
  country: ['code', 'iso'],
  currency: ['code', 'iso'],
  recording: ['id'],
}

// Words that another word before them makes something else, and words that say of whom or of which time it is.
const vague = new Set([
  'state',
  'status',
  'type',
  'kind',
  'code',
  'number',
  'key',
  'value',
  'position',
  'version',
  'to',
  'target',
  'label',
])
const others = [
  'by',
  'legacy',
  'former',
  'author',
  'parent',
  'old',
  'previous',
  'last',
  'next',
  'first',
  'middle',
  'agent',
  'operator',
  'rep',
  'manager',
  'assignee',
]
// The last word of a model or a relation is what its rows are.
const foreign = new Set([
  ...others,
  ...Object.entries(entities).flatMap(([model, { relations }]) =>
    [model, ...Object.keys(relations)].flatMap((name) => wordsOf(name).slice(-1)),
  ),
])

/** Whether a column has all words of a field, and its other words only say more of the same thing: `main_phone` is a phone. */
export function hasWords({ model, field, kind }: FieldName, column: string): boolean {
  const kinds = kindWords[kind] ?? []
  const needed = wordsOf(field).filter((word) => !kinds.includes(word))
  const theirs = wordsOf(column)
  const ofModel = wordsOf(model)
  const isOther = (word: string) => foreign.has(word) && !ofModel.some((each) => means(word, each))
  const rest = theirs.filter((word) => !needed.some((each) => means(word, each)))
  // The last word says what it is: `currency_sign` is no currency.
  const noun = theirs.findLast((word) => !kinds.includes(word)) ?? ''
  return (
    needed.some((word) => means(noun, word)) &&
    needed.every((word) => !vague.has(word) && theirs.some((each) => means(each, word))) &&
    !rest.some(isOther)
  )
}

/** A unit says nothing of what a number is: `ring_sec` and `ringMs` are both the time of ringing. */
const withoutUnit = (words: readonly string[]) => (unitOf(words) === undefined ? [...words] : words.slice(0, -1))

const UNIT_FIELD = /Seconds$/

/** `max` and `display` say of which kind a number or a name is. */
const adjectives: Readonly<Record<string, readonly string[]>> = {
  ...{ attempts: ['max', 'maximum'], name: ['display', 'full', 'friendly', 'legal'] },
  ...{ number: ['phone', 'telephone'], company: ['name'], notes: ['text', 'txt'], subject: ['text', 'txt'] },
}

/** How words of a column are those of a field: `all` the same, `model` those of the model too, `like` by words with the same meaning. */
export type WordMatch = 'all' | 'model' | 'like'

function match({ model, field, kind }: FieldName, column: string, isSame: (theirs: string, ours: string) => boolean) {
  const kinds = kindWords[kind] ?? []
  const ours = UNIT_FIELD.test(field) ? wordsOf(field).slice(0, -1) : wordsOf(field)
  const ofModel = wordsOf(model)
  const own = ours.filter((word) => !kinds.includes(word))
  const theirs = withoutUnit(wordsOf(column))
  const left = [...theirs]
  const needed = own.length > 0 ? own : ours
  for (const word of needed) {
    const at = left.findIndex((each) => isSame(each, word))
    if (at >= 0) left.splice(at, 1)
    // A word of the model may be missing: the permission of a `GuiVisibility` is no other than the `guiPermission`.
    else if (!(needed.length > 1 && word !== needed.at(-1) && ofModel.includes(word))) return undefined
  }
  const more = needed.flatMap((word) => [...(pleonasms[word] ?? []), ...(adjectives[word] ?? [])])
  const silent = new Set([...kinds, ...ours, ...more])
  const rest = left.filter((word) => !silent.has(word))
  if (rest.length === 0) return 'all'
  return rest.every((word) => ofModel.some((each) => means(word, each))) ? 'model' : undefined
}

const keyEndings = new Set(['id', 'no', 'nr', 'num', 'ref', 'key', 'uuid'])

/** A revision is a version, and no key of one. */
const areBothKeys = (field: string, column: string) =>
  !field.endsWith('Id') || keyEndings.has(wordsOf(column).at(-1) ?? '')

/** How the words of a column are those of a field, if every word of either has one in the other or says nothing more. */
export function matchWords(name: FieldName, column: string): WordMatch | undefined {
  const found = match(name, column, means)
  if (found) return found
  const isAlike = (theirs: string, ours: string) => means(theirs, ours) || isSameWord(theirs, ours)
  // Pairs of words are one: `picked_up` is answered.
  const joined = wordsOf(column)
    .join(' ')
    .replaceAll(/\b(picked|hung|followed) up\b/g, '$1up')
  return areBothKeys(name.field, column) && match(name, joined, isAlike) ? 'like' : undefined
}
