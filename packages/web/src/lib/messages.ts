import { createTranslator } from 'use-intl/core'

interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Language of every message, date and number; English for now. */
export const locale = 'en-US'

/** Typed reader of one catalogue: keys and ICU arguments are checked by the compiler, an unknown key answers itself. */
export function translator<const Messages extends MessageTree>(messages: Messages) {
  return createTranslator({ locale, messages, timeZone: 'UTC' })
}
