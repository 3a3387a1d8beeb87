import { ApiError, needsRecentCode } from '../errors/api-error.ts'
import { codeOf, MalformedAnswerError, NetworkError } from '../errors/lineboard-error.ts'

/** What to try instead of an address without the path that the API is at; nothing for one with it. */
export const pathHint = (address: string): string =>
  /\/api\/v\d/.test(address) ? '' : ` The address has no /api/v1, where the API is: try ${new URL('/api/v1', address)}.`

/** How somebody is let in, whatever the command. */
export const waysIn =
  'Give --username and --password (or LINEBOARD_USERNAME and LINEBOARD_PASSWORD), or the token of a session in --token (or LINEBOARD_TOKEN): the id that `lineboard call DashUser.authenticate` answers.'

/** What to do about a call that needs a recent code, where nobody gave one. */
const recentCodeHint =
  ' Give one in --code (or LINEBOARD_CODE), or run the command on a terminal, where it asks for one.'

/** What to do about a session that is refused; nothing for other statuses. */
export function refusalHint(status: number): string {
  if (status === 401) return ` The session has ended, or the server does not take its token. ${waysIn}`
  return status === 403 ? ' Whoever is signed in may not do that: sign in as somebody whose role allows it.' : ''
}

const trust =
  ' If you trust that server, give its certificate, or that of who signed it, as a PEM file in NODE_EXTRA_CA_CERTS.'

/** What to do where there was no connection, by what Node calls the reason. */
const connectionHints: Readonly<Record<string, string>> = {
  ECONNREFUSED: ' See whether the server runs, and whether that is its port.',
  ENOTFOUND: ' See how the name of the host is spelt.',
  DEPTH_ZERO_SELF_SIGNED_CERT: trust,
  SELF_SIGNED_CERT_IN_CHAIN: trust,
  UNABLE_TO_GET_ISSUER_CERT: trust,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: trust,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: trust,
  CERT_HAS_EXPIRED: ' Have it renewed.',
  ERR_TLS_CERT_ALTNAME_INVALID: ' Give the name that the certificate is for.',
  ERR_SSL_WRONG_VERSION_NUMBER: ' Try the address with http:// in the place of https://.',
}

const unknownCall =
  ' The server has no such call there. Give the address of its API, with its path; `lineboard check` tells which calls a server has.'

/** What to do after a call that failed; nothing where the failure says all there is to say. */
export function hintOf(error: unknown): string {
  if (error instanceof NetworkError) return connectionHints[codeOf(error.cause) ?? ''] ?? ''
  if (error instanceof MalformedAnswerError) return pathHint(error.url)
  if (!(error instanceof ApiError)) return ''
  if (needsRecentCode(error)) return recentCodeHint
  // A row that is not there has a code, or is spoken of; a call that nobody knows has neither, and what serves files takes no POST.
  const isRow = error.code !== undefined || /object with id .* does not exist/i.test(error.message)
  const isUnknown = !isRow && (error.status === 404 || error.status === 405)
  return isUnknown ? pathHint(error.url) || unknownCall : refusalHint(error.status)
}
