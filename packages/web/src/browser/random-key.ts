/** A random text that nobody guesses, of 128 bits. `crypto.randomUUID` is only where the page came over HTTPS; this is everywhere. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
