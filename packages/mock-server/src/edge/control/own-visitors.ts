import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { LoopbackError } from '../../ground/errors.ts'

/** Whether only this machine reaches an address that is listened on. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

function nameOf(host: string): string {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[(.*)\]$/, '$1') : ''
}

/**
 * Whether a Host header names this server. A name of somebody else's that leads here is how a page of the web reaches servers of
 * this machine; a number can't be made to lead elsewhere.
 */
function namesThisServer(host: string, listensOn: string): boolean {
  const name = nameOf(host)
  if (isLoopback(name)) return true
  if (isLoopback(listensOn)) return false
  return isIP(name) !== 0 || name === listensOn.toLowerCase() || name === hostname().toLowerCase()
}

/** Whether a page of another origin sent it. Browsers say so themselves; older ones name the origin alone. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
}

/** Throws a 403 for a request to the control API that is for another host, or comes from a page of another origin. */
export function refuseStrangers(request: IncomingMessage, listensOn: string): void {
  if (!namesThisServer(request.headers.host ?? '', listensOn)) {
    throw new LoopbackError(
      403,
      `This server is not called ${request.headers.host}. Use the address it was started with.`,
    )
  }
  if (isFromElsewhere(request)) throw new LoopbackError(403, 'Not from a page of another origin.')
}
