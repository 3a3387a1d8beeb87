import type { ServerResponse } from 'node:http'

/**
 * What is no page of ours, such as an attachment, an invoice or an error, is a document without scripts, forms and an origin
 * when a browser opens it by itself. Pages have a policy of their own.
 */
export const documentPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

/** What every answer says, whatever gives it. */
export const everywhere: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': documentPolicy,
}

const everywhereNamed = Object.entries(everywhere)

/**
 * Sets what every answer says, whatever route gives it: no address leaks to other hosts, no type is guessed, nothing may be
 * embedded where it should not. Web apps of other origins may use the API and its files, which ask for a token or a signature.
 */
export function setSafetyHeaders(response: ServerResponse, isForOtherOrigins: boolean): void {
  for (const [name, value] of everywhereNamed) response.setHeader(name, value)
  response.setHeader('cross-origin-resource-policy', isForOtherOrigins ? 'cross-origin' : 'same-origin')
}

/** The same as text, for an answer to what was no request. */
export const safetyLines: string = [...everywhereNamed, ['cross-origin-resource-policy', 'same-origin']]
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')
