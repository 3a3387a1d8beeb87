import { CsvError } from './csv-error.ts'
import { type CsvEncoding, type CsvSource, textChunks } from './decode.ts'
import type { CsvRecord, RecordOptions } from './records.ts'

/** A line of a card, such as `item1.TEL;TYPE=cell:+1 212 555 0142`. */
interface Property {
  name: string
  /** Names in capitals, and their values; what version 2.1 writes without a name is a TYPE. */
  parameters: readonly (readonly [string, string])[]
  value: string
}

/** Most characters of a file: it is read as a whole, as its columns follow from all cards. */
const MOST_CHARS = 50_000_000

async function textOf(source: CsvSource, { onFinding }: RecordOptions): Promise<string> {
  let text = ''
  const onEncoding = (encoding: CsvEncoding) => onFinding?.({ kind: 'encoding', encoding })
  for await (const chunk of textChunks(source, onEncoding)) {
    text += chunk
    if (text.length > MOST_CHARS) throw new CsvError('The file is too large: save fewer cards in it', 0, 'size')
  }
  return text.replace(/^\uFEFF/, '')
}

const isQuotedPrintable = (line: string): boolean => /^[^:]*quoted-printable[^:]*:/i.test(line)

/** The lines of a file, those that were folded put together again: by a blank, or where they are quoted-printable by a sign at their end. */
function unfolded(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    const before = lines.at(-1)
    if (before !== undefined && isQuotedPrintable(before) && before.endsWith('=')) {
      lines[lines.length - 1] = before.slice(0, -1) + line
    } else if (before !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = before + line.slice(1)
    else lines.push(line)
  }
  return lines
}

/** The text of quoted-printable bytes. Cards of Windows are not always in UTF-8, whatever they say. */
function fromQuotedPrintable(text: string, charset: string | undefined): string {
  const escaped = text.replaceAll(/=([\da-f]{2})/gi, (_, hex: string) => `%${hex}`)
  const bytes = Uint8Array.from(
    [...escaped.matchAll(/%([\da-f]{2})|([^%])|%/gi)].flatMap(([all, hex]) =>
      hex === undefined ? [...new TextEncoder().encode(all)] : [Number.parseInt(hex, 16)],
    ),
  )
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// Groups are of no use here; a value begins at the first colon outside of quotes.
const line = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s

function propertyOf(text: string): Property | undefined {
  const [, name, given = '', written = ''] = line.exec(text) ?? []
  if (name === undefined) return undefined
  const parameters = [...given.matchAll(/;((?:[^";]|"[^"]*")*)/g)].map(([, parameter = '']) => {
    const at = parameter.indexOf('=')
    const value = parameter.slice(at + 1).replaceAll('"', '')
    return [at === -1 ? 'TYPE' : parameter.slice(0, at).toUpperCase(), value] as const
  })
  const parameter = (wanted: string) => parameters.find(([each]) => each === wanted)?.[1]
  const isQuoted = parameters.some(([, value]) => value.toLowerCase() === 'quoted-printable')
  const value = isQuoted ? fromQuotedPrintable(written, parameter('CHARSET')) : written
  return { name: name.toUpperCase(), parameters, value }
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\([nN,;:\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim()

/** Parts of a value such as a name, which semicolons are between. */
const partsOf = (value: string): string[] => value.split(/(?<!\\)(?:\\\\)*;/).map(unescaped)

const typesOf = ({ parameters }: Property): string[] =>
  parameters.filter(([name]) => name === 'TYPE').flatMap(([, value]) => value.toLowerCase().split(','))

/** Which of several is preferred: the lower the sooner. */
function rankOf(property: Property): number {
  const preference = property.parameters.find(([name]) => name === 'PREF')?.[1]
  if (preference !== undefined) return Number(preference) || 1
  return typesOf(property).includes('pref') ? 1 : 101
}

const preferredFirst = (properties: readonly Property[]): Property[] =>
  properties.toSorted((one, other) => rankOf(one) - rankOf(other))

// Numbers on which nobody answers.
const silent = ['fax', 'pager', 'modem', 'bbs', 'textphone']
const isVoice = (property: Property) => !typesOf(property).some((type) => silent.includes(type))

/** A phone number, and its extension; a `tel:` address has the latter behind, and perhaps the beginning of the number. */
function phoneOf({ value }: Property): { number: string; extension: string } {
  const text = unescaped(value)
  if (!/^tel:/i.test(text)) return { number: text, extension: '' }
  const [number = '', ...rest] = text.slice('tel:'.length).split(';')
  const context = rest.find((each) => /^phone-context=\+/i.test(each))?.split('=')[1] ?? ''
  const extension = rest.find((each) => /^ext=/i.test(each))?.split('=')[1] ?? ''
  return { number: context + decodeURIComponent(number.replaceAll(/%(?![\da-f]{2})/gi, '%25')), extension }
}

/** A column for each of several, the second one being "Phone 2". */
const columnsOf = (heading: string, texts: readonly string[]): [string, string][] =>
  texts.map((text, at) => [at === 0 ? heading : `${heading} ${at + 1}`, text])

function cellsOf(card: readonly Property[]): Record<string, string> {
  const all = (name: string) => preferredFirst(card.filter((each) => each.name === name && each.value.trim() !== ''))
  const text = (name: string) => unescaped(all(name)[0]?.value ?? '')
  const [family = '', given = '', middle = ''] = partsOf(all('N')[0]?.value ?? '')
  const [, , street = '', city = '', state = '', postcode = '', country = ''] = partsOf(all('ADR')[0]?.value ?? '')
  const phones = all('TEL').filter(isVoice).map(phoneOf)
  const faxes = all('TEL').filter((each) => !isVoice(each))
  return {
    Name: text('FN') || [given, middle, family].filter(Boolean).join(' '),
    Company: partsOf(all('ORG')[0]?.value ?? '')[0] ?? '',
    ...Object.fromEntries(
      columnsOf(
        'Phone',
        phones.map(({ number }) => number),
      ),
    ),
    Extension: phones[0]?.extension ?? '',
    ...Object.fromEntries(
      columnsOf(
        'Fax',
        faxes.map((each) => phoneOf(each).number),
      ),
    ),
    ...Object.fromEntries(
      columnsOf(
        'E-mail',
        all('EMAIL').map(({ value }) => unescaped(value).replace(/^mailto:/i, '')),
      ),
    ),
    Street: street,
    City: city,
    State: state,
    Postcode: postcode,
    Country: country,
    Website: text('URL'),
    Notes: text('NOTE'),
  }
}

/** The cards of a file, without those inside of others. */
function* cardsIn(text: string): Generator<Property[], void, undefined> {
  let card: Property[] = []
  let depth = 0
  for (const each of unfolded(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(each)) {
      if (depth++ === 0) card = []
    } else if (/^END:VCARD\s*$/i.test(each)) {
      if (--depth === 0) yield card
    } else if (depth === 1) {
      const property = propertyOf(each)
      if (property) card.push(property)
    }
  }
  if (depth !== 0) throw new CsvError('The last card has no end: the file is damaged', 0, 'broken')
}

/** In the order of a table; those with a number come behind the one without. */
const order = [
  'Name',
  'Company',
  'Phone',
  'Extension',
  'Fax',
  'E-mail',
  'Street',
  'City',
  'State',
  'Postcode',
  'Country',
  'Website',
  'Notes',
]
const placeOf = (heading: string) => order.indexOf(heading.replace(/ \d+$/, ''))

/**
 * The contacts of a vCard file (2.1, 3.0, 4.0) as rows of a table. Of several phone numbers the preferred one, else the first, is in Phone, the others in
 * Phone 2 and so on; `onFinding` is told how many cards have more than one. Throws a CsvError for a file that is no text or ends in the middle.
 */
export async function* readVcards(
  source: CsvSource,
  options: Pick<RecordOptions, 'onFinding'> = {},
): AsyncGenerator<CsvRecord, void, undefined> {
  const cards = [...cardsIn(await textOf(source, options))].map(cellsOf)
  const filled = new Set(cards.flatMap((cells) => Object.keys(cells).filter((heading) => cells[heading] !== '')))
  const headings = [...filled].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, 'en', { numeric: true }),
  )
  for (const [at, cells] of cards.entries())
    yield { row: at + 1, cells: Object.fromEntries(headings.map((heading) => [heading, cells[heading] ?? ''])) }
  const several = cards.filter((cells) => cells['Phone 2']).length
  if (several > 0) options.onFinding?.({ kind: 'morePhones', cards: several })
}
