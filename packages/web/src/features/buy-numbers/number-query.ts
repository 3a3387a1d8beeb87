import type { components } from '@lineboard/contract'
import { zNumberSearch } from '@lineboard/contract/zod'
import type { CallArgs } from '@lineboard/sdk'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { phoneHome } from '../../state/own-phone-country.ts'

const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The digit of a letter on a dial pad; a digit is its own. */
const digitOf = (sign: string): string => {
  const at = keys.findIndex((letters) => letters.includes(sign))
  return at < 0 ? sign : String(at + 2)
}

/** Where the signs of a pattern stand in a number. */
type Placed = 'anywhere' | 'end'

/** What a pattern finds: letters as on a dial pad, `*` for any digits, each sign in a group of its own. */
const found = (pattern: string, placed: Placed, number: string): RegExpExecArray | null => {
  const parts = [...pattern.toUpperCase()].map((sign) => (sign === '*' ? '(\\d*)' : `(${digitOf(sign)})`))
  return new RegExp(parts.join('') + (placed === 'end' ? '$' : '')).exec(number)
}

/** Whether a number ends as a pattern says. */
export const endsSo = (number: string, pattern: string): boolean => found(pattern, 'end', number) !== null

/** The digits a pattern of digits and letters stands for. */
const dialled = (pattern: string): string => [...pattern.toUpperCase()].map(digitOf).join('')

/** What a number spells of the letters that were searched for, such as `5FLOW`; undefined for a search without letters. */
export function vanityOf(number: string, pattern: string, placed: Placed = 'anywhere'): string | undefined {
  if (!/[A-Z]/i.test(pattern)) return undefined
  const groups = found(pattern, placed, number)
  const signs = [...pattern.toUpperCase()]
  return groups ? signs.map((sign, at) => (sign === '*' ? (groups[at + 1] ?? '') : sign)).join('') : undefined
}

/** Numbers on a page of results. */
const pageSize = 20

/** Numbers looked through at once for those that end as is asked: as many as one search answers. */
const PAGE_OF_ENDINGS = 100

/** What is searched for, as the address keeps it; empty texts ask for nothing. */
export interface NumberQuery {
  country: string
  type: components['schemas']['NumberType']
  state: string
  rateCenter: string
  areaCode: string
  pattern: string
  /** Where in the number the pattern is to stand. */
  placed: Placed
  /** From 1 on. */
  page: number
}

const { shape } = zNumberSearch

/** What people type between the digits of a number. */
const separators = /[\s().+-]/g

/** Digits, letters and stars of a typed pattern. */
export const barePattern = (typed: string): string => typed.replace(separators, '')

/** Whether the contract takes it as an area code; an empty one asks for nothing. */
export const isAreaCode = (text: string): boolean => text === '' || shape.areaCode.safeParse(text).success

/** Whether the contract takes it as a pattern; an empty one asks for nothing. */
export const isPattern = (text: string): boolean => text === '' || shape.pattern.safeParse(text).success

/** How many numbers one call of the search answers. No search takes endings: those are found among what contains the digits. */
export const askedAtOnce = ({ placed, pattern }: Pick<NumberQuery, 'placed' | 'pattern'>): number =>
  placed === 'end' && pattern ? PAGE_OF_ENDINGS : pageSize

/** Where a search begins: at home, as long as it is not known that nothing is for sale there. ISO 3166 alpha-2 in lower case. */
export function startCountry(onSale?: readonly { code: string }[]): string {
  const home = phoneHome()
  const codes = onSale?.map(({ code }) => code)
  return [home, 'us'].find((code) => !codes || codes.includes(code)) ?? codes?.[0] ?? home
}

/** The search of an address, in `start` where it names no country. What no search can ask for is left out. */
export function readQuery(search: string, start = 'us'): NumberQuery {
  const params = new URLSearchParams(search)
  const textOf = (name: 'state' | 'rateCenter' | 'areaCode' | 'pattern') => {
    const text = params.get(name)
    return text && shape[name].safeParse(text).success ? text : ''
  }
  const country = shape.country.safeParse(params.get('country'))
  const type = shape.type.safeParse(params.get('type'))
  return {
    country: country.data ?? start,
    type: type.data ?? 'local',
    state: textOf('state'),
    rateCenter: textOf('rateCenter'),
    areaCode: textOf('areaCode'),
    pattern: textOf('pattern'),
    placed: params.get('placed') === 'end' ? 'end' : 'anywhere',
    page: positiveInteger(params.get('page')) ?? 1,
  }
}

/** The search as the query of an address. */
export function writeQuery({ page, placed, ...query }: NumberQuery): string {
  const asked = Object.entries(query).filter(([, text]) => text !== '')
  const more = [...(placed === 'end' ? [['placed', placed]] : []), ...(page > 1 ? [['page', String(page)]] : [])]
  return new URLSearchParams([...asked, ...more]).toString()
}

/** The call that answers a search. */
export function lookupArgs(query: NumberQuery): CallArgs<'NumberProvider.lookup'> {
  const { page, country, type, placed: _, ...texts } = query
  const limit = askedAtOnce(query)
  const narrowed = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { body: { country, type, ...narrowed, limit, skip: (page - 1) * limit } }
}

/** The call that answers which endings are left, while one is typed; null where it answers none. */
export function suffixArgs({
  country,
  areaCode,
  pattern,
  placed,
}: NumberQuery): CallArgs<'NumberProvider.suffix'> | null {
  const suffix = dialled(pattern)
  if (placed !== 'end' || areaCode === '' || !isAreaCode(areaCode) || !/^\d{1,4}$/.test(suffix)) return null
  return { country, areaCode, suffix }
}
