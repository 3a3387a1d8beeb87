import { redact } from '@lineboard/contract/redact'

// Deeper than platforms nest what caused an error, and an end for one that caused itself.
const DEEPEST = 9

/**
 * What a fetch threw, without the tokens of addresses that platforms quote in messages, stacks and fields, and in those of what caused it. An
 * error is changed in place: a copy would be of another class.
 */
export function withoutTokens(thrown: unknown): unknown {
  if (typeof thrown === 'string') return redact(thrown)
  let error = Object(thrown)
  for (let depth = 0; depth < DEEPEST; depth++) {
    for (const name of Object.getOwnPropertyNames(error)) {
      const text = error[name]
      // Not assigned: a frozen error keeps what it says.
      if (typeof text === 'string') Reflect.set(error, name, redact(text))
    }
    error = Object(error.cause)
  }
  return thrown
}
