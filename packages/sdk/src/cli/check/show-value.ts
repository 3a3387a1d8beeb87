const MAX_LENGTH = 60
const SECRET = /token|password|secret|apikey|api_key|client_secret/i

/** What a value looks like, short, and never a secret. */
export function showValue(value: unknown, path = ''): string {
  if (value === undefined) return 'nothing'
  if (SECRET.test(path.split('/').at(-1) ?? '')) return `a ${typeof value}, not shown`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    return `an object with ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''}`
  }
  const text = JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
