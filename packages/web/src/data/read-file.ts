import { WordedError } from '../lib/errors/is-worded.ts'
import { clientOptions } from './client.ts'
import { t } from './read-file.messages.ts'

/** A file as a row describes it. */
interface FileRow {
  name: string
  /** Media type, such as application/pdf. */
  type: string
  /** Absolute, or relative to the origin of the API. */
  url: string
}

const problemOf = (status: number) => (status === 404 || status === 410 ? 'gone' : status < 500 ? 'refused' : 'failed')

/**
 * Reads the content of a file with the session's token, which goes in a header and to the API's own origin alone: an address elsewhere
 * speaks for itself. Throws in words where the file is gone, refused or out of reach.
 */
export async function readFile({ name, type, url }: FileRow): Promise<Blob> {
  const { baseUrl, tokens = {}, fetch: send = fetch } = clientOptions()
  const base = new URL(baseUrl, location.href)
  const address = new URL(url, base)
  const isOurs = address.origin === base.origin
  const token = isOurs ? tokens.impersonationToken?.() || tokens.token?.() : undefined
  const request = new Request(address, {
    // No cookie goes along either, and no address of this page.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: token ? { 'x-access-token': token } : {},
  })
  const answer = await send(request).catch(() => undefined)
  if (!answer?.ok) throw new WordedError(t(answer ? problemOf(answer.status) : 'failed', { name }))
  // The type is that of the row: what a store elsewhere says of a file need not be what it is.
  return new Blob([await answer.arrayBuffer()], { type })
}
