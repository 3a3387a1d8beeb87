import type { Schema } from '@lineboard/contract/document'

/** What all values of a text column are. It tells what a column is about, and nothing of a row. */
export type Shape = 'phone' | 'email' | 'url' | 'ip'

const forms: Readonly<Record<Shape, RegExp>> = {
  phone: /^\+[1-9]\d{6,14}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  url: /^https?:\/\/\S+$/,
  ip: /^(\d{1,3}\.){3}\d{1,3}$|^[\da-f]*:[\da-f:]+$/i,
}

const shapes = ['phone', 'email', 'url', 'ip'] as const satisfies readonly Shape[]

/** The shape that all texts have; undefined where they are of several, or of another. */
export const shapeOf = (texts: readonly string[]): Shape | undefined => {
  const given = texts.filter((text) => text !== '')
  return given.length > 0 ? shapes.find((shape) => given.every((text) => forms[shape].test(text))) : undefined
}

const named: Readonly<Record<string, Shape>> = {
  ...{ website: 'url', phone: 'phone', supportPhone: 'phone', ip: 'ip' },
  ...{ callerNumber: 'phone', trackingNumber: 'phone', tracking_number: 'phone' },
}

/** Models whose `number` is a phone number: that of others counts something. */
const withNumber = new Set(['PhoneBook', 'BlacklistNumber', 'ReceivingNumber'])

/** The shape that a field of the contract has; undefined where it is any text. */
export function shapeOfField(model: string, field: string, schema: Schema | undefined): Shape | undefined {
  if (schema?.format === 'email') return 'email'
  if (field === 'number') return withNumber.has(model) ? 'phone' : undefined
  return Object.hasOwn(named, field) ? named[field] : undefined
}
