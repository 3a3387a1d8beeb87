import { withBase } from '../browser/address.ts'
import { readStored, readStoredJson } from '../browser/storage.ts'

/** What the page asks for by itself, beside its code: the configuration, and then who is signed in. */
interface StartAnswers {
  config: Promise<Response>
  /** By address, with the token behind it where only a header has it; each is taken once. */
  answers: Map<string, Promise<Response>>
  /** The app asks by itself. What were asked ahead from then on would be kept, and be shown as new when it no longer is. */
  isOver?: boolean
}

declare global {
  var lineboardStart: StartAnswers | undefined
}

/** Where the configuration lies. */
export const configPath = (): string => withBase('/assets/config.json')

/** How long after the page was opened an answer is good enough to be shown, in milliseconds. */
const GOOD_MS = 10_000

function textAt(value: unknown, field: string): string | undefined {
  const { [field]: found }: Record<string, unknown> = Object(value)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

/** What asks who is signed in; undefined where nobody is, or somebody acts as another person. */
function userRequest(config: unknown): Request | undefined {
  const token = readStoredJson('token')
  const base = textAt(config, 'apiBase')
  const [id, userId] = [textAt(token, 'id'), textAt(token, 'userId')]
  if (!(base && id && userId) || readStored('impersonationToken') !== undefined) return undefined
  const address = new URL(`${base}/DashUsers/${userId}`, location.origin)
  if (Object(config).queryToken === false) return new Request(address, { headers: { [tokenHeader]: id } })
  address.searchParams.set('access_token', id)
  return new Request(address)
}

const tokenHeader = 'x-access-token'
const keyOf = ({ url, headers }: Request) => `${url} ${headers.get(tokenHeader) ?? ''}`

/** Asks for the configuration, and as soon as it says where the API is, for the user. */
export function prefetchStart(): void {
  const answers: StartAnswers['answers'] = new Map()
  const config = fetch(configPath(), { credentials: 'same-origin' })
  const start: StartAnswers = { config, answers }
  globalThis.lineboardStart = start
  void config
    .then(async (answer) => {
      const request = answer.ok ? userRequest(await answer.clone().json()) : undefined
      if (!request || start.isOver) return
      const asked = fetch(request)
      // It may fail before anybody takes it.
      asked.catch(() => undefined)
      answers.set(keyOf(request), asked)
    })
    // Whoever needs it asks again, and says what failed.
    .catch(() => undefined)
}

/** The configuration that was asked for when the page was opened, once. */
export function takeStartConfig(): Promise<Response> | undefined {
  const config = globalThis.lineboardStart?.config
  return config?.then((answer) => (answer.bodyUsed ? fetch(configPath(), { credentials: 'same-origin' }) : answer))
}

/** What was asked for ahead at this address, once; undefined where nothing was, or too long ago. */
export function takeStartAnswer(request: Request): Promise<Response> | undefined {
  const start = globalThis.lineboardStart
  if (!start) return undefined
  start.isOver = true
  const key = keyOf(request)
  const answer = request.method === 'GET' ? start.answers.get(key) : undefined
  start.answers.delete(key)
  return performance.now() < GOOD_MS ? answer : undefined
}
