/** Text without the ids of tokens: what stands after `access_token=` or `token=`, and after `Bearer`. */
export function redact(text: string): string {
  return text.replaceAll(/(\b(?:access_)?token=)[^&\s"']+/gi, '$1***').replaceAll(/(\bBearer\s+)[^\s"']+/gi, '$1***')
}
