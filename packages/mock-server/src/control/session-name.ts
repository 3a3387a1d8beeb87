import type { IncomingHttpHeaders } from 'node:http'

/** Header that says which world a request is for. */
export const sessionHeader = 'x-mock-session'

/** Name of the query parameter and of the cookie that say the same, for sockets and pages that can't set a header. */
export const sessionParameter = 'mockSession'

/** A name as it was before it was percent-encoded to fit a header; one that never was stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const inCookies = new RegExp(`(?:^|;\\s*)${sessionParameter}=([^;]*)`)

function cookieOf(cookies = ''): string | undefined {
  const [, text] = inCookies.exec(cookies) ?? []
  return text && decoded(text)
}

/** Which world is meant: by header, else by query, else by cookie. The main one when none says. */
export function sessionNameOf(headers: IncomingHttpHeaders, parameter?: unknown): string | undefined {
  const header = headers[sessionHeader]
  if (typeof header === 'string' && header) return decoded(header)
  return typeof parameter === 'string' && parameter ? parameter : cookieOf(headers.cookie)
}
