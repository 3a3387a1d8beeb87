import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

// The one rule of what a phone number is, for forms, files, the SDK and the mock server.

/** The number an E.164 text says; undefined for any other text. */
function read(text: string): PhoneNumber | undefined {
  const number = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  return number?.number === text ? number : undefined
}

/** Whether a text is a phone number in E.164 form that the numbering plan of its country has, such as `+12125550142`. */
export const isPhoneNumber = (text: string): boolean => read(text)?.isValid() ?? false

// Short codes, and numbers that a network sends without a country.
const asSent = /^\d{3,15}$/

/**
 * Whether a text can stand for who calls: a number in E.164 form of a length that its country has, or digits as the network
 * sends them. Whoever forges a number takes one that nobody has been given, and must be blocked all the same.
 */
export const isCallerNumber = (text: string): boolean => (read(text)?.isPossible() ?? false) || asSent.test(text)
