import type { components } from '@lineboard/contract'
import { zNumberSearch } from '@lineboard/contract/zod'
import type { CallArgs } from '@lineboard/sdk'
import { positiveInteger } from '../../lib/positive-integer.ts'

/** Numbers on a page of results. */
export const pageSize = 20

/** What is searched for, as the address keeps it; empty texts ask for nothing. */
export interface NumberQuery {
  country: string
  type: components['schemas']['NumberType']
  state: string
  rateCenter: string
  areaCode: string
  pattern: string
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

/** The search of an address. What no search can ask for is left out. */
export function readQuery(search: string): NumberQuery {
  const params = new URLSearchParams(search)
  const textOf = (name: 'state' | 'rateCenter' | 'areaCode' | 'pattern') => {
    const text = params.get(name)
    return text && shape[name].safeParse(text).success ? text : ''
  }
  const country = shape.country.safeParse(params.get('country'))
  const type = shape.type.safeParse(params.get('type'))
  return {
    country: country.data ?? 'us',
    type: type.data ?? 'local',
    state: textOf('state'),
    rateCenter: textOf('rateCenter'),
    areaCode: textOf('areaCode'),
    pattern: textOf('pattern'),
    page: positiveInteger(params.get('page')) ?? 1,
  }
}

/** The search as the query of an address. */
export function writeQuery({ page, ...query }: NumberQuery): string {
  const asked = Object.entries(query).filter(([, text]) => text !== '')
  return new URLSearchParams([...asked, ...(page > 1 ? [['page', String(page)]] : [])]).toString()
}

/** The call that answers a search. */
export function lookupArgs({ page, country, type, ...texts }: NumberQuery): CallArgs<'NumberProvider.lookup'> {
  const narrowed = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { body: { country, type, ...narrowed, limit: pageSize, skip: (page - 1) * pageSize } }
}
