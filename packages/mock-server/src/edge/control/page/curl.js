const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

/** What curl says by itself, or must not repeat. */
const left = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'host',
  'origin',
  'priority',
  'referer',
  'user-agent',
  'x-access-token',
])
const isOwn = (name) => !left.has(name) && !name.startsWith('sec-')

/** The address without a token in its query: the session goes in a header, by name. */
function addressOf(url, origin) {
  const [path, query = ''] = url.split('?', 2)
  const kept = query.split('&').filter((each) => each && !/^(access_)?token=/.test(each))
  const prefix = path.startsWith('/__mock/') ? '' : '/api/v1'
  return `${origin}${prefix}${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}

/** Whether a token came with it: also one that was out of date, or that a fault came before. */
const hadToken = ({ url, userId, request }) =>
  userId !== undefined ||
  /[?&]access_token=/.test(url) ||
  ['authorization', 'x-access-token'].some((name) => request?.headers?.[name] !== undefined)

/** A request as a line for a shell. Whose session it was stands as $TOKEN. */
export function curlLine(entry, origin) {
  const { method, url, request } = entry
  const headers = Object.entries(request?.headers ?? {}).filter(([name]) => isOwn(name))
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(addressOf(url, origin))}`,
    ...(hadToken(entry) ? ['-H "Authorization: $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request?.body === undefined ? [] : [`--data-raw ${quoted(request.body)}`]),
  ].join(' \\\n  ')
}
