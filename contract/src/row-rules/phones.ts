import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type RowProblem, type RowRule, textOf } from './row-problem.ts'

// The one rule of what a phone number is, for forms, files, the SDK and the mock server.

/** The number an E.164 text says; undefined for any other text. */
function read(text: string): PhoneNumber | undefined {
  const number = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  return number?.number === text ? number : undefined
}

/** Whether a text is a phone number in E.164 form that the numbering plan of its country has, such as `+12125550142`. */
export const isPhoneNumber = (text: string): boolean => read(text)?.isValid() ?? false

// Networks send longer numbers with their country: 02079460073 would be the number of no call.
const shortCode = /^\d{3,6}$/

/**
 * Whether a text can stand for who calls: a number in E.164 form of a length that its country has, or a short code. Whoever forges a number
 * takes one that nobody has been given, and must be blocked all the same.
 */
export const isCallerNumber = (text: string): boolean => (read(text)?.isPossible() ?? false) || shortCode.test(text)

/** A number that is dialled must be one; a caller's is what the network says. */
type PhoneKind = 'phone' | 'caller'

const isRight = { phone: isPhoneNumber, caller: isCallerNumber } as const

/** Fields of rows that are phone numbers. */
const phoneFields = {
  OpNumber: { field: 'tracking_number', kind: 'phone' },
  ReceivingNumber: { field: 'number', kind: 'phone' },
  BlacklistNumber: { field: 'number', kind: 'caller' },
  PhoneBook: { field: 'number', kind: 'caller' },
  DashUser: { field: 'phone', kind: 'phone' },
  Customer: { field: 'phone', kind: 'phone' },
} as const satisfies Record<string, { field: string; kind: PhoneKind }>

export type PhoneModel = keyof typeof phoneFields

const isPhoneModel = (name: string): name is PhoneModel => Object.hasOwn(phoneFields, name)

function problemOf(field: string, value: string, kind: PhoneKind): RowProblem[] {
  return value === '' || isRight[kind](value) ? [] : [{ field, kind, value }]
}

/** The field of a model that is a phone number; undefined where none is. */
export const phoneFieldOf = (model: string): string | undefined =>
  isPhoneModel(model) ? phoneFields[model].field : undefined

/** Checks the number of a row against the rule for numbers. */
export function phoneRule(model: PhoneModel): RowRule {
  const { field, kind } = phoneFields[model]
  return (row) => problemOf(field, textOf(row, field), kind)
}

/** The rule of each model that has one. */
export const phoneRules = (): Readonly<Record<string, RowRule>> =>
  Object.fromEntries(
    Object.keys(phoneFields)
      .filter(isPhoneModel)
      .map((model) => [model, phoneRule(model)]),
  )

/** Holds the targets of a routing action that are numbers against the rule for numbers. */
export const targetsRule: RowRule = (row) => {
  const targets: unknown = Reflect.get(row, 'targets')
  if (!Array.isArray(targets)) return []
  return targets.flatMap((target: unknown, at) =>
    typeof target === 'object' && target !== null && textOf(target, 'kind') === 'number'
      ? problemOf(`targets.${at}.target`, textOf(target, 'target'), 'phone')
      : [],
  )
}
