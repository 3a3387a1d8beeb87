import { LoopbackError } from './errors.ts'

const MAX_CHARACTERS = 2000

const SECRET = '\\w*(?:password|token|secret|api_?key)\\w*'
const anySecret = /password|token|secret|api_?key|recoveryCodes|"code"/i
/** Codes at sign-in, and their stand-ins. */
const inCodes = /("code"\s*:\s*)"(?:\d{6}|[a-z2-7-]{16,24})"|("recoveryCodes"\s*:\s*)\[[^\]]*\]?/gi
const inJson = new RegExp(`("${SECRET}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'gi')
const inForm = new RegExp(`(\\b${SECRET}=)[^&]*`, 'gi')

/** A request's body as the journal keeps it: JSON and forms alone, not too long, without passwords, tokens and keys. */
export function bodyText(body: Buffer, contentType = '', maxCharacters = MAX_CHARACTERS): string | undefined {
  if (body.length === 0 || !/json|urlencoded/.test(contentType)) return undefined
  const text = body.toString('utf8', 0, maxCharacters * 2)
  // Most have none, and to look for all ways of naming one takes forty times as long.
  if (!anySecret.test(text)) return text.slice(0, maxCharacters)
  return text
    .replaceAll(inJson, '$1"***"')
    .replaceAll(inForm, '$1***')
    .replaceAll(inCodes, '$1$2"***"')
    .slice(0, maxCharacters)
}

const decoder = new TextDecoder()

/** The text of a body, without the mark that some programs write before it. Throws a 415 for one that says it is not UTF-8. */
export function utf8Text(bytes: Buffer, contentType = ''): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
  if (charset !== 'utf-8' && charset !== 'utf8') {
    throw new LoopbackError(415, `unsupported charset "${charset}": send UTF-8`, { name: 'UnsupportedMediaTypeError' })
  }
  return decoder.decode(bytes)
}

/** Whether a content type is JSON, exactly: no page of another origin can send that without asking first. */
export const isJson = (contentType = ''): boolean =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
