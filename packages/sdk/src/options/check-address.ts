/**
 * An address of a server without a slash at its end. Throws a TypeError, which does not quote it, for what is none, and for one with a user name or
 * password before an @: fetch refuses those, and repeats them in what it throws. In a page, a path of its own server is an address.
 */
export function checkAddress(option: string, address: unknown): string {
  const text = String(address ?? '')
  const base = globalThis.location && 'http://page'
  if (/^(https?:\/\/|\/)[^@]*$/.test(text) && URL.canParse(text, base)) return text.replace(/\/$/, '')
  throw new TypeError(
    `${option} must be the whole address, such as https://core.example.com/api/v1, without @: signIn() takes name and password`,
  )
}
