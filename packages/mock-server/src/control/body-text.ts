const MAX_CHARACTERS = 2000

/** A request's body as the journal keeps it: JSON and forms alone, not too long, without passwords. */
export function bodyText(body: Buffer, contentType = '', maxCharacters = MAX_CHARACTERS): string | undefined {
  if (body.length === 0 || !/json|urlencoded/.test(contentType)) return undefined
  const text = body.toString('utf8', 0, maxCharacters * 2)
  // Most have none, and to look for all ways of naming one takes forty times as long.
  if (!/password/i.test(text)) return text.slice(0, maxCharacters)
  return text
    .replaceAll(/("\w*password\w*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi, '$1"***"')
    .replaceAll(/(\b\w*password\w*=)[^&]*/gi, '$1***')
    .slice(0, maxCharacters)
}
