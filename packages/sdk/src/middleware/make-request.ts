import { withoutTokens } from '../errors/without-tokens.ts'

/** A Request, whose address may have a token in it: what the platform throws of one that it can't read, as of a path without a page, quotes none. */
export function makeRequest(url: string, init?: RequestInit): Request {
  try {
    return new Request(url, init)
  } catch (error) {
    throw withoutTokens(error)
  }
}
