import { createTranslator } from 'use-intl/core'

interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Language of every message, date and number; English for now. */
export const locale = 'en-US'

/** A text that a value of a newer server chooses is that value, as it is; without a value there is none. */
const unknownValue = ({ key }: { key: string }) =>
  key.slice(key.lastIndexOf('.') + 1).replace(/^(?:undefined|null)$/, '')

/** Typed reader of one catalogue: keys and ICU arguments are checked by the compiler, an unknown key answers its last part. */
export function translator<const Messages extends MessageTree>(messages: Messages) {
  const onError = () => undefined
  return createTranslator({ locale, messages, timeZone: 'UTC', onError, getMessageFallback: unknownValue })
}
