/** What the lines that make a call need to know of its operation. */
export interface CallShape {
  /** `CallLog.find` */
  id: string
  /** In capitals. */
  method: string
  path: string
  /** Names of what goes into the address behind the question mark, in the order of the contract. */
  query: readonly string[]
  headers: readonly string[]
  isPublic: boolean
  /** Media type of its body. */
  bodyType?: string | undefined
  /** Whether it answers a file, which is no text. */
  answersFile: boolean
}

/** What a call is given, by name; `body` is what it sends. */
export type CallArguments = Readonly<Record<string, unknown>>

/** The lines that make one call: by the SDK, by curl, by the `lineboard` command, in Python. */
export interface CallLines {
  sdk: string
  curl: string
  cli: string
  python: string
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const fieldsOf = (body: unknown): [string, unknown][] => Object.entries(Object(body))

/** A value as TypeScript writes it. */
const inTypeScript = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll("'", "\\'")
    .replaceAll('"', "'")

/** A value as Python writes it. */
function inPython(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const fields = fieldsOf(value).filter(([, each]) => each !== undefined)
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}: ${inPython(each)}`).join(', ')}}`
}

const addressOf = (path: string, args: CallArguments) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(args[name])))

/** Those of the names that are given, with their texts. */
const textsOf = (names: readonly string[], args: CallArguments): [string, string][] =>
  names.filter((name) => args[name] !== undefined).map((name) => [name, asText(args[name])])

/** Arguments of curl that carry the body. */
function curlBody(type: string, body: unknown): string[] {
  if (type === 'application/json') return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]
  if (type === 'multipart/form-data')
    return fieldsOf(body).map(([name, value]) =>
      name === 'file' ? "-F 'file=@rows.csv;type=text/csv'" : `-F ${quoted(`${name}=${asText(value)}`)}`,
    )
  return fieldsOf(body).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${asText(value)}`)}`)
}

function curl({ method, path, query, headers, isPublic, bodyType, answersFile }: CallShape, args: CallArguments) {
  const texts = textsOf(query, args)
  // Beside a body curl can't put what is encoded into the address.
  const inAddress = bodyType && texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$LINEBOARD_URL${addressOf(path, args)}${inAddress}"`,
    ...(isPublic ? [] : ['-H "Authorization: $LINEBOARD_TOKEN"']),
    ...textsOf(headers, args).map(([name, text]) => `-H ${quoted(`${name}: ${text}`)}`),
    ...(bodyType && args.body !== undefined ? curlBody(bodyType, args.body) : []),
    ...(bodyType || texts.length === 0
      ? []
      : ['-G', ...texts.map(([name, text]) => `--data-urlencode ${quoted(`${name}=${text}`)}`)]),
    ...(answersFile ? ['-o answer'] : []),
  ].join(' \\\n  ')
}

function command({ id, answersFile }: CallShape, args: CallArguments): string {
  const given = Object.keys(args).length > 0 ? ` ${quoted(JSON.stringify(args))}` : ''
  return `lineboard call ${id}${given}${answersFile ? ' --output answer' : ''}`
}

const textValues = (body: unknown) => Object.fromEntries(fieldsOf(body).map(([name, value]) => [name, asText(value)]))

function pythonBody(type: string, body: unknown): string[] {
  if (type === 'application/json') return [`json=${inPython(body)}`]
  if (type === 'application/x-www-form-urlencoded') return [`data=${inPython(textValues(body))}`]
  const others = fieldsOf(body).filter(([name]) => name !== 'file')
  return [
    ...(others.length > 0 ? [`data=${inPython(textValues(Object.fromEntries(others)))}`] : []),
    'files={"file": ("rows.csv", open("rows.csv", "rb"), "text/csv")}',
  ]
}

/** The call with the library that most programs in Python use; `URL` and `TOKEN` are given. */
function python({ method, path, query, headers, isPublic, bodyType }: CallShape, args: CallArguments): string {
  const [texts, sent] = [textsOf(query, args), textsOf(headers, args)]
  const pairs = sent.map(([name, text]) => `${JSON.stringify(name)}: ${JSON.stringify(text)}`)
  const all = [...(isPublic ? [] : ['"X-Access-Token": TOKEN']), ...pairs]
  const parts = [
    `f"{URL}${addressOf(path, args)}"`,
    ...(all.length > 0 ? [`headers={${all.join(', ')}}`] : []),
    ...(texts.length > 0 ? [`params=${inPython(Object.fromEntries(texts))}`] : []),
    ...(bodyType && args.body !== undefined ? pythonBody(bodyType, args.body) : []),
  ]
  return `requests.${method.toLowerCase()}(\n    ${parts.join(',\n    ')},\n)`
}

/** The call in TypeScript. */
export const callInTypeScript = (id: string, args: CallArguments): string =>
  `await api.${id}(${Object.keys(args).length > 0 ? inTypeScript(args) : ''})`

/** Lines that make a call with what it is given. The SDK and the command take no headers: they send their own. */
export function callLines(shape: CallShape, args: CallArguments): CallLines {
  const named = Object.fromEntries(Object.entries(args).filter(([name]) => !shape.headers.includes(name)))
  return {
    sdk: callInTypeScript(shape.id, named),
    curl: curl(shape, args),
    cli: command(shape, named),
    python: python(shape, args),
  }
}
