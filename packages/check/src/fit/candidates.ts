import type { FieldFit } from '@lineboard/sdk/fit'
import type { Evidence } from './evidence.ts'
import { wordsOf } from './names.ts'
import { MAX_WORDS } from './observe-rows.ts'
import type { RecordedField } from './recorded.ts'
import type { Shape } from './shapes.ts'
import { isOwnerName, nameScore } from './synonyms.ts'
import { unitOf } from './thesaurus.ts'
import { hasWords, matchWords } from './word-match.ts'
import { mapWords, ourWord } from './words.ts'

/** A field of the contract that a server may have under another name or in another form. */
export interface Target {
  model: string
  field: string
  /** As the contract's entities have it, such as `date-time`. */
  kind: string
  /** Values of an enumeration. */
  words: readonly string[] | undefined
  /** What its texts are, such as phone numbers. */
  shape?: Shape | undefined
}

/** A column that may be that field. */
export interface Candidate {
  column: string
  score: number
  why: string
  fit: FieldFit
  /** For a person to read beside it. */
  remark?: string
}

/** A column that is taken without asking has at least this score, and is this far ahead of the next. */
const SURE = 0.85
const AHEAD = 0.12
/** Less is no candidate. */
const LEAST = 0.5
/** Most that a column gets of which something is not known, such as its values. */
const UNTOLD = 0.8
/** What says more than any name, and names whose words are those of a field. */
const EVIDENT = 1.2
const WORDS = { all: 0.87, model: 0.86, like: 0.85 }
/** A column with two values of the contract under any name. */
const LIKELY = 0.7

const numeric = new Set(['integer', 'number'])
const textual = new Set(['string', 'any'])

/** Yes and no by their words: `{ Y: true, N: false }`. */
export function yesNoValues({ words = {} }: RecordedField): Record<string, boolean> | undefined {
  const entries = Object.keys(words).map((word): [string, boolean | undefined] => [
    word,
    /^(1|y|yes|true|t|on)$/i.test(word) ? true : /^(0|n|no|false|f|off)$/i.test(word) ? false : undefined,
  ])
  if (entries.length === 0 || entries.length > 2) return undefined
  const values = entries.flatMap(([word, value]): [string, boolean][] => (value === undefined ? [] : [[word, value]]))
  return values.length === entries.length ? Object.fromEntries(values) : undefined
}

interface Form {
  fit: FieldFit
  most: number
  /** What the values add to the score of the name, and the score that they give whatever the name is. */
  bonus?: number
  least?: number
  why?: string
  remark?: string
}

const plain = (fit: string, most = 1): Form => ({ fit, most })

function timeForm(column: string, { kind, format }: RecordedField): Form | undefined {
  if (kind === 'unknown') return plain(column, UNTOLD)
  if (kind !== 'time' || format === undefined) return undefined
  if (format === 'ISO') return plain(column)
  const isNumber = format === 't' || format === 'T'
  const remark = isNumber ? undefined : 'add `zone`, such as Europe/Berlin, if these times are not UTC'
  return { fit: { from: column, as: 'time', format }, most: 1, ...(remark && { remark }) }
}

function wordForm(column: string, seen: RecordedField, words: readonly string[]): Form | undefined {
  if (seen.kind === 'unknown') return plain(column, UNTOLD)
  if (seen.kind !== 'text') return undefined
  const theirs = Object.keys(seen.words ?? {}).filter((word) => word !== '')
  // Only the name is known, not the values. An enumeration has few.
  if (theirs.length === 0) return seen.distinct <= MAX_WORDS ? plain(column, UNTOLD) : undefined
  const byValues = (count: number) => (count > 2 ? SURE : count > 1 ? LIKELY : 0)
  const byOurWords = theirs.length > 1 ? SURE : 0
  if (theirs.every((word) => words.includes(word)))
    return { fit: column, most: 1, bonus: 0.1, least: byOurWords, why: 'the same values' }
  const { values, unknown } = mapWords(theirs, words)
  const known = Object.keys(values).length
  if (known === 0 || known < unknown.length) {
    const why = `for you to map: ${unknown.join(', ')}`
    return theirs.length > 1 ? { fit: known > 0 ? { from: column, values } : column, most: UNTOLD, why } : undefined
  }
  const remark = unknown.length > 0 ? `no value of the contract for ${unknown.join(', ')}: add it to values` : undefined
  return {
    fit: { from: column, values },
    most: 1,
    bonus: known > 1 ? 0.2 : 0.05,
    // Causes of the end of a call have some words of its state, several for one.
    least: unknown.length === 0 && new Set(Object.values(values)).size === known ? byValues(known) : LIKELY,
    why: `values ${theirs.slice(0, 4).join(', ')}`,
    ...(remark && { remark }),
  }
}

/** A number in the unit of the field: seconds, or money. */
function unitForm({ field, kind }: Target, column: string): Form | undefined {
  const times = unitOf(wordsOf(column)) ?? 1
  if (times === 1) return plain(column)
  const isOfUnit = times === 0.01 ? kind === 'number' : field.endsWith('Seconds')
  return isOfUnit ? { fit: { from: column, times }, most: 1 } : undefined
}

/** How a column is read as a field of that kind; undefined where it can't be. */
function formOf(target: Target, column: string, seen: RecordedField): Form | undefined {
  const { kind, words } = target
  if (words) return wordForm(column, seen, words)
  if (kind === 'date-time') return timeForm(column, seen)
  if (seen.kind === 'unknown') return plain(column, UNTOLD)
  if (kind === 'date') return seen.kind === 'time' && seen.format === 'yyyy-MM-dd' ? plain(column) : undefined
  if (kind === 'boolean') {
    if (seen.kind === 'yesNo') return plain(column)
    const values = yesNoValues(seen)
    if (values) return { fit: { from: column, values }, most: 1 }
    // Names of columns such as `mail_ok` keep their words out of the recording.
    return seen.kind === 'text' && !seen.words && seen.values > 0 && seen.distinct <= 2
      ? plain(column, LIKELY)
      : undefined
  }
  if (numeric.has(kind)) {
    if (seen.kind !== 'number') return undefined
    return kind === 'integer' && !seen.isWhole && seen.values > 0 ? undefined : unitForm(target, column)
  }
  if (textual.has(kind)) return seen.kind === 'text' ? plain(column) : undefined
  if (kind === 'array') return seen.kind === 'list' ? plain(column) : undefined
  return kind === 'object' && seen.kind === 'object' ? plain(column) : undefined
}

/** Unique values, as ids have them: a column in which most values repeat is none. */
const isCardinal = ({ field }: Target, { distinct, values }: RecordedField) =>
  field !== 'callId' || values === 0 || distinct >= values * 0.9

function namedAs(target: Target, name: string, isOnlyOne: boolean): { score: number; why: string } {
  const named = nameScore(target.model, target.field, name)
  const match = matchWords(target, name)
  if (!match && isOnlyOne && named.score < SURE) return { score: SURE, why: 'the only column with this word' }
  if (!match || named.score >= WORDS[match]) return named
  return { score: WORDS[match], why: whyWords[match] }
}

const whyWords = {
  all: 'the same words, shorter',
  model: 'the same words after the model',
  like: 'words with the same meaning',
}

/** A form whose numbers are multiplied as their values tell. */
const multipliedBy = (form: Form, column: string, times: number | undefined): Form =>
  times === undefined ? form : { ...form, fit: { from: column, times } }

/** A candidate, if a column may be the field at all. `nameOf` is its name as it is compared. */
function candidateOf(
  target: Target,
  column: string,
  seen: RecordedField,
  nameOf: (column: string) => string,
  evidence: Evidence | undefined,
  onlyOne: string | undefined,
): Candidate | undefined {
  const known = formOf(target, column, seen)
  if (!known || !isCardinal(target, seen)) return undefined
  const form = evidence?.column === column ? multipliedBy(known, column, evidence.times) : known
  const isOwner = target.field === 'customerId' && isOwnerName(nameOf(column))
  const named =
    evidence?.column === column
      ? { score: EVIDENT, why: evidence.why }
      : isOwner
        ? { score: 0.95, why: 'usual name of the customer of a row' }
        : namedAs(target, nameOf(column), onlyOne === column)
  const { bonus = 0, least = 0, most } = form
  const score =
    named.score === EVIDENT && most === 1 ? EVIDENT : Math.min(most, Math.max(named.score + bonus, least), 1)
  if (score < LEAST) return undefined
  const why = form.why ? `${named.why}, ${form.why}` : named.why
  return { column, score, why, fit: form.fit, ...(form.remark && { remark: form.remark }) }
}

/** What is known of a field: one column that is sure, or those that it may be. */
export interface Choice {
  target: Target
  sure?: Candidate
  /** The best two, where none is sure. Where nothing speaks for one of them: columns of the same kind that no field explains. */
  unsure: readonly Candidate[]
}

/** Most columns of which nothing but the kind is known that a question names. */
const MOST_GUESSES = 3

/** Columns that could be a field by their kind alone: first those whose values say something for it, then those with a name like it. */
function guessesOf(
  target: Target,
  columns: Readonly<Record<string, RecordedField>>,
  nameOf: (column: string) => string,
): Candidate[] {
  return Object.entries(columns)
    .flatMap(([column, seen]): Candidate[] => {
      const isOtherShape = seen.shape !== target.shape && seen.values > 0
      const form = seen.kind === 'unknown' || isOtherShape ? undefined : formOf(target, column, seen)
      if (!form || !isCardinal(target, seen)) return []
      const { score: named } = nameScore(target.model, target.field, nameOf(column))
      const isMapped = typeof form.fit !== 'string' || form.bonus !== undefined
      const score = named + (isMapped ? 1 : 0) - (seen.values === 0 ? 1 : 0)
      return [{ column, score, why: form.why ?? 'of the same kind', fit: form.fit }]
    })
    .toSorted((one, other) => other.score - one.score || (one.column < other.column ? -1 : 1))
    .slice(0, MOST_GUESSES)
}

interface Knowledge {
  /** The name of a column as it is compared. */
  nameOf: (column: string) => string
  /** Columns that most models have: their kind alone says nothing. */
  common: ReadonlySet<string>
  evidence: ReadonlyMap<string, Evidence> | undefined
}

/** Chooses columns for fields. A column that two fields want as much is sure for neither. */
export function choose(
  targets: readonly Target[],
  columns: Readonly<Record<string, RecordedField>>,
  { nameOf, common, evidence = new Map() }: Knowledge,
): Choice[] {
  const names = Object.keys(columns)
  /** The one column with the words of a field that no other field has. */
  const onlyOne = (target: Target) => {
    const found = names.filter((column) => hasWords(target, nameOf(column)))
    const [column] = found
    const isShared = targets.some((each) => each !== target && column && hasWords(each, nameOf(column)))
    const isLike = (name: string) => nameScore(target.model, target.field, nameOf(name)).score >= LEAST
    const hasRival = names.some((name) => name !== column && isLike(name))
    return found.length === 1 && !isShared && !hasRival ? column : undefined
  }
  const all = targets.map((target) => ({
    target,
    found: Object.entries(columns)
      .flatMap(
        ([column, seen]) =>
          candidateOf(target, column, seen, nameOf, evidence.get(target.field), onlyOne(target)) ?? [],
      )
      .toSorted((one, other) => other.score - one.score || (one.column < other.column ? -1 : 1)),
  }))
  const best = (column: string, except: Target) =>
    Math.max(
      0,
      ...all.flatMap(({ target, found }) =>
        target === except ? [] : found.filter((each) => each.column === column).map(({ score }) => score),
      ),
    )
  const sureOf = (target: Target, [first, second]: readonly Candidate[]) =>
    first &&
    first.score >= SURE &&
    first.score - (second?.score ?? 0) >= AHEAD &&
    first.score - best(first.column, target) >= AHEAD
      ? first
      : undefined
  const taken = new Set(all.flatMap(({ target, found }) => sureOf(target, found)?.column ?? []))
  return all.map(({ target, found }) => {
    const sure = sureOf(target, found)
    if (sure) return { target, sure, unsure: [] }
    const unsure = found.filter(({ column }) => !taken.has(column)).slice(0, 2)
    const open = Object.entries(columns).filter(([column]) => !taken.has(column) && !common.has(column))
    return { target, unsure: unsure.length > 0 ? unsure : guessesOf(target, Object.fromEntries(open), nameOf) }
  })
}

/** How a column with our name differs from our field; undefined where it does not. */
export function sameNamed(
  target: Target,
  seen: RecordedField,
): Pick<Candidate, 'fit' | 'remark'> | 'differs' | undefined {
  const { field, words } = target
  if (seen.values === 0) return undefined
  const theirs = Object.keys(seen.words ?? {})
  // Nothing is known of their values: they may be ours.
  if (words && seen.kind === 'text' && theirs.length === 0) return undefined
  if (words && theirs.some((word) => ourWord(word, words) === undefined)) return 'differs'
  // The SDK reads numbers that a driver wrote as text.
  if (seen.kind === 'mixed' || (numeric.has(target.kind) && seen.kind === 'text')) return undefined
  const form = formOf(target, field, seen)
  if (!form) return 'differs'
  return form.fit === field ? undefined : { fit: form.fit, ...(form.remark && { remark: form.remark }) }
}
