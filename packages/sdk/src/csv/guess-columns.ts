import { folded } from '@lineboard/contract/folded'
import { readSheetPhone } from '../phone/index.ts'
import { nameWords } from './heading-words.ts'
import type { CsvRecord } from './records.ts'

/** A field that a file can fill. */
export interface ImportableField {
  field: string
  /** Its name on a screen. */
  label?: string | undefined
  /** What else files call it, the likelier first. */
  words?: readonly string[] | undefined
  isRequired?: boolean | undefined
  /** A phone number. */
  isPhone?: boolean | undefined
  /** One of some values. */
  isChoice?: boolean | undefined
  /** Nothing but its name itself is a heading of it. */
  isExact?: boolean | undefined
  /** What a core API with other names calls it. */
  theirs?: readonly string[] | undefined
  /** Whether the field takes the text of a cell. */
  takes?: ((text: string) => boolean) | undefined
}

/** A column made of others of the file: the parts of a name together, or the first phone number of a row. */
export interface MadeColumn {
  heading: string
  from: readonly string[]
  how: 'together' | 'first'
}

/** Heading of the file for each field; undefined for fields the file has nothing for. */
export type ColumnMap = Readonly<Record<string, string | undefined>>

/** Which column each field comes from. */
export interface ColumnGuess {
  columns: ColumnMap
  made: readonly MadeColumn[]
}

/** A file as it was read. */
export interface ReadTable {
  headings: readonly string[]
  records: readonly CsvRecord[]
}

interface GuessOptions {
  /** What was chosen before, where the file has it. */
  before?: ColumnMap | undefined
  /** Country of phone numbers without a country code. */
  home?: string | undefined
}

/** Rows whose cells say what is in a column. */
const ROWS_LOOKED_AT = 50

const bare = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '')
const wordsOf = (text: string) =>
  folded(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// "Phone 1 - Value" and "Address 1 - City" of Google are phone and city; exports say in brackets which zone or currency a column is in.
const numbered = /^(.*?)\s*\d+ - (.*)$/
// Pipedrive puts before each heading what it is of: "Person - Phone - Work".
const ofPerson = /^(?:person|contact|lead) - (.+)$/i
function plainHeading(heading: string): string[] {
  const [, group = '', part = ''] = numbered.exec(heading) ?? []
  const last = group === '' ? [] : [part.toLowerCase() === 'value' ? group : part, `${group} ${part}`]
  const [, own = ''] = ofPerson.exec(heading) ?? []
  return [...last, own, heading.replace(/\s*\([^()]*\)\s*$/, ''), heading].map(bare).filter(Boolean)
}

/** Words that make a heading one of something else: the type of a number, or how a name is said. */
const otherwise = new Set(
  [
    ...['TYPE', 'LABEL', 'FAX', 'PHONETIC', 'YOMI', 'PREFIX', 'SUFFIX', 'TITLE', 'DEPARTMENT', 'ASSISTANT', 'SPOUSE'],
    ...[
      'MANAGER',
      'EXTENSION',
      'EXT',
      'SID',
      'ID',
      'OWNER',
      'FIRST',
      'LAST',
      'MIDDLE',
      'NICK',
      'USER',
      'DATE',
      'CREATED',
    ],
  ].map(bare),
)

const isWithin = (few: readonly string[], many: readonly string[]) =>
  few.length > 0 && few.every((word) => many.includes(word))

/** How well a heading names a field: 4 the same, 3 the same words, 2 to 3 another word for it, 1 one within the other, 0 not at all. */
function likeness(
  heading: string,
  { field, label = field, words = [], isExact = false, theirs = [] }: ImportableField,
): number {
  if (heading === field || heading === label || theirs.includes(heading)) return 4
  if (isExact) return 0
  const heads = plainHeading(heading)
  const names = [bare(field), bare(label)]
  if (heads.some((head) => names.includes(head))) return 3
  const at = words.findIndex((word) => heads.includes(bare(word)))
  if (at !== -1) return 2 + 0.9 * (1 - at / words.length)
  const inHeading = wordsOf(heading)
  return [field, label].some((name) => {
    const inName = wordsOf(name)
    const extra = inHeading.filter((word) => !inName.includes(word))
    const isPart = isWithin(inName, inHeading) && !extra.some((word) => otherwise.has(word))
    return isPart || (isWithin(inHeading, inName) && !inHeading.every((word) => otherwise.has(word)))
  })
    ? 1
    : 0
}

// Of countries whose numbers tell much of theirs from others.
const PLAUSIBLE = ['us', 'gb', 'de', 'es', 'fr', 'it', 'nl', 'au', 'br', 'mx']

const isDate = (text: string) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}([ T].*)?$/.test(text)

/** Whether a text is a phone number of a country, or of one that has many. */
function isPhoneText(text: string, home?: string): boolean {
  if (!/^[+(\d][\d\s()./+:-]{5,}(\s*(x|ext\.?)\s*\d+)?$/i.test(text) || isDate(text)) return false
  const countries = home === undefined ? PLAUSIBLE : [home, ...PLAUSIBLE]
  return countries.some((country) => readSheetPhone(text.replace(/\s*(x|ext|:::).*$/i, ''), country).kind !== 'none')
}

const isContactText = (text: string) => /^\S+@\S+\.\S+$/.test(text) || /^https?:\/\/\S+$/i.test(text)

/** Texts of a column: what is in it. */
interface Column {
  heading: string
  texts: readonly string[]
  /** Shares of the texts. */
  phones: number
  contacts: number
}

const shareOf = (texts: readonly string[], is: (text: string) => boolean) =>
  texts.length === 0 ? 0 : texts.filter(is).length / texts.length

function columnOf(heading: string, records: readonly CsvRecord[], home: string | undefined): Column {
  const texts = records.map(({ cells }) => cells[heading]?.trim() ?? '').filter(Boolean)
  return {
    heading,
    texts,
    phones: shareOf(texts, (text) => isPhoneText(text, home)),
    contacts: shareOf(texts, isContactText),
  }
}

/** How a column's texts go with a field: 1 they do, 0 nothing tells, -1 they are of another kind. */
function fitOf(column: Column, { field, isPhone, isChoice, takes }: ImportableField): number {
  const { texts, phones, contacts } = column
  if (texts.length === 0) return 0
  if (isPhone) return phones >= 0.3 ? 1 : -1
  const isOfAnother = phones > 0.5 || (contacts > 0.5 && !/mail|web/i.test(field))
  if (isOfAnother && !/phone|number|pattern|notes/i.test(field)) return -1
  if (takes === undefined) return 1
  return shareOf(texts, takes) >= (isChoice ? 0.01 : 0.5) ? 1 : -1
}

// Shorter ones may be amounts or ids.
const WHOLE_DIGITS = 10

/** Whether most texts of a column are phone numbers that can be little else. */
const isOfWholePhones = ({ texts, phones }: Column) =>
  phones > 0.7 && shareOf(texts, (text) => text.replaceAll(/\D/g, '').length >= WHOLE_DIGITS) > 0.7

// Texts of another kind overrule all but the name that a field has itself, and that one too where another column goes with it.
const WEIGHTS = { likeness: 10, contradiction: 25, blank: 15, fit: 4, filled: 2 }

function scoreOf(column: Column, field: ImportableField, rows: number): number {
  const alike = likeness(column.heading, field)
  const fit = fitOf(column, field)
  // Phone numbers tell by themselves what they are, if less than any name.
  if (alike === 0) return field.isPhone && field.isRequired && isOfWholePhones(column) ? WEIGHTS.fit : 0
  // Of another program a status is another one, and a destination a name: nobody wants each row to be rejected for it.
  if ((field.isChoice || (field.isPhone && alike < 3)) && !field.isRequired && fit < 0) return 0
  const isAgainst = (fit < 0 ? WEIGHTS.contradiction : 0) + (rows > 0 && column.texts.length === 0 ? WEIGHTS.blank : 0)
  const filled = rows === 0 ? 0 : column.texts.length / rows
  return alike * WEIGHTS.likeness + Math.max(0, fit) * WEIGHTS.fit + filled * WEIGHTS.filled - isAgainst
}

/** The first heading of some that is one of the words. */
const headingOf = (headings: readonly string[], words: readonly string[]) =>
  headings.find((heading) => words.some((word) => bare(word) === bare(heading)))

/** The columns that the parts of a name are in, where no other has it whole. */
function nameColumn({ headings, records }: ReadTable, field: ImportableField | undefined): MadeColumn | undefined {
  if (!field) return undefined
  const last =
    headingOf(headings, nameWords.last) ?? (headingOf(headings, ['vorname']) && headingOf(headings, ['name']))
  const first = headingOf(headings, nameWords.first)
  if (first === undefined || last === undefined || first === last) return undefined
  const isWhole = headings.some(
    (heading) =>
      heading !== first &&
      heading !== last &&
      likeness(heading, field) >= 2 &&
      records.some(({ cells }) => (cells[heading] ?? '').trim() !== ''),
  )
  if (isWhole) return undefined
  const middle = headingOf(headings, nameWords.middle)
  const isUsed = middle !== undefined && records.some(({ cells }) => (cells[middle] ?? '').trim() !== '')
  const from = isUsed ? [first, middle, last] : [first, last]
  return { heading: from.join(' + '), from, how: 'together' }
}

/** The text of a column that is made of others. */
export const madeText = (cells: CsvRecord['cells'], { from, how }: MadeColumn): string => {
  const texts = from.map((heading) => cells[heading]?.trim() ?? '').filter(Boolean)
  return how === 'together' ? texts.join(' ') : (texts[0] ?? '')
}

/** A record with the columns that were made of others. */
export function withMadeColumn({ row, cells }: CsvRecord, made: readonly MadeColumn[]): CsvRecord {
  return { row, cells: { ...cells, ...Object.fromEntries(made.map((each) => [each.heading, madeText(cells, each)])) } }
}

/** The records with the columns that were made of others. */
export const withMadeColumns = (records: readonly CsvRecord[], made: readonly MadeColumn[]): readonly CsvRecord[] =>
  made.length === 0 ? records : records.map((record) => withMadeColumn(record, made))

/** A column with the first phone number of each row, where the best one does not have them all. */
function phoneColumn(
  best: Column,
  columns: readonly Column[],
  field: ImportableField,
  rows: number,
): MadeColumn | undefined {
  if (best.texts.length === rows) return undefined
  const others = columns
    .filter((column) => column !== best && likeness(column.heading, field) >= 2 && fitOf(column, field) > 0)
    .map((column) => ({ heading: column.heading, score: scoreOf(column, field, rows) }))
    .sort((one, other) => other.score - one.score)
    .map(({ heading }) => heading)
  if (others.length === 0) return undefined
  const from = [best.heading, ...others]
  return { heading: from.join(' / '), from, how: 'first' }
}

/** Which headings were chosen before, as far as this file has them. */
const chosenBefore = (headings: readonly string[], fields: readonly ImportableField[], before: ColumnMap) =>
  Object.fromEntries(
    fields.flatMap(({ field }) => {
      const heading = before[field]
      return heading !== undefined && headings.includes(heading) ? [[field, heading] as const] : []
    }),
  )

/**
 * Which column each field of a list comes from: as it was chosen before, else by its heading and by what is in its first rows, no column twice.
 * A name in two columns and phone numbers in several make a column of their own: `withMadeColumns` gives it to the records.
 */
export function guessColumns(
  table: ReadTable,
  fields: readonly ImportableField[],
  { before = {}, home }: GuessOptions = {},
): ColumnGuess {
  const first = table.records.slice(0, ROWS_LOOKED_AT)
  const nameField = fields.find(({ field }) => field === 'name') ?? fields.find(({ field }) => field === 'description')
  const whole = nameColumn({ ...table, records: first }, nameField)
  const made = whole ? [whole] : []
  const headings = [...table.headings, ...made.map(({ heading }) => heading)]
  const records = withMadeColumns(first, made)
  const columns = headings.map((heading) => columnOf(heading, records, home))
  const map: Record<string, string> = chosenBefore(headings, fields, before)
  if (whole && nameField && !(nameField.field in map)) map[nameField.field] = whole.heading
  const used = new Set([...Object.values(map), ...made.flatMap(({ from }) => from)])
  const pairs = fields
    .flatMap((field) => columns.map((column) => ({ field, column, score: scoreOf(column, field, records.length) })))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  for (const { field, column } of pairs) {
    if (field.field in map || used.has(column.heading)) continue
    map[field.field] = column.heading
    used.add(column.heading)
    const joined = field.isPhone ? phoneColumn(column, columns, field, records.length) : undefined
    if (!joined) continue
    made.push(joined)
    map[field.field] = joined.heading
    for (const heading of joined.from) used.add(heading)
  }
  return { columns: map, made }
}
