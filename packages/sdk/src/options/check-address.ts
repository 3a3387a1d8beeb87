/**
 * An address of a server without a slash at its end. Throws a TypeError, which does not quote it, for what is none, for one with a user name or
 * password before an @, which fetch refuses and repeats in what it throws, and for one with a `?`, a `#` or white space, behind which no path of a call is read. In a page, a path of its own server is an address.
 */
export function checkAddress(option: string, address: unknown): string {
  const text = String(address ?? '')
  const base = globalThis.location && 'http://page'
  if (/^(https?:\/\/|\/)[^@?#\s]*$/.test(text) && URL.canParse(text, base)) return text.replace(/\/+$/, '')
  throw new TypeError(
    `${option} must be the whole address, such as https://core.example.com/api/v1, and no more: signIn() takes name and password`,
  )
}
