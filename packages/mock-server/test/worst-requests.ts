import { defaultLimits } from '../src/ground/limits.ts'
import { filterLimits } from '../src/store/query/filter-limits.ts'
import type { OperationDocument } from './operation-documents.ts'
import type { ValidInput } from './valid-input.ts'

/** The largest request of one kind that an operation may be sent. */
export interface WorstRequest {
  name: string
  path: string
  contentType?: string
  body?: Buffer
}

const { textBytes, values, fields, rows } = defaultLimits.bodies
/** A little below each limit, for what else the body has. */
const nearly = (limit: number) => Math.floor(limit * 0.97)
const MAX_LEVELS = 100
const ADDRESS_BYTES = 60_000
const BOUNDARY = 'boundary-of-the-test'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const membersOf = (value: unknown): number => (JSON.stringify(value).match(/[,[{]/g) ?? []).length

const repeated = (piece: string, bytes: number) => piece.repeat(Math.max(1, Math.floor(bytes / piece.length)))
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const listOf = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length: Math.max(1, length) }, (_, at) => item(at))

/** The example with each of its fields as `worst` makes it, and as many fields as it has. */
function eachField(example: Readonly<Record<string, unknown>>, worst: (value: unknown, share: number) => unknown) {
  const names = Object.keys(example)
  return Object.fromEntries(names.map((name) => [name, worst(example[name], names.length)]))
}

function jsonBodies(example: unknown): Record<string, string> {
  const body = isRecord(example) ? example : {}
  const texts = Object.values(body).filter((value) => typeof value === 'string').length || 1
  const long = (value: unknown) => (typeof value === 'string' ? repeated('é1 ', nearly(textBytes) / texts / 2) : value)
  const many = (value: unknown, share: number) =>
    listOf(nearly(values) / share / membersOf([Array.isArray(value) ? value[0] : value]), () =>
      Array.isArray(value) ? (value[0] ?? 7) : value,
    )
  const keys = Object.fromEntries(listOf(nearly(values) - membersOf(body), (at) => [`key${at}`, at]))
  const deep = JSON.parse(nested(MAX_LEVELS - 2))
  const wide = (_value: unknown, share: number) => listOf(nearly(values) / share / MAX_LEVELS, () => deep)
  return {
    'the longest texts': JSON.stringify({ note: repeated('x', 1000), ...eachField(body, long) }),
    'the longest text in a field of its own': JSON.stringify({
      ...body,
      note: repeated('\u0001', nearly(textBytes) / 6),
    }),
    'the longest lists': JSON.stringify(eachField({ ids: [1], ...body }, many)),
    'the longest list of ids': JSON.stringify({ ...body, ids: listOf(nearly(values) - membersOf(body), (at) => at) }),
    'the deepest fields': JSON.stringify(eachField({ note: '', ...body }, wide)),
    'the most fields': JSON.stringify({ ...body, ...keys }),
    'the longest list of rows': JSON.stringify(listOf(nearly(values) / membersOf([body]), () => body)),
  }
}

const formBodies = (text: string): Record<string, string> => ({
  'the most fields': `${text}&${listOf(nearly(fields) - 50, (at) => `field${at}=%41`).join('&')}`,
  'the longest field': `${text}&note=${repeated('%41+', nearly(textBytes) - text.length)}`,
})

async function multipartBodies(form: FormData): Promise<Record<string, Buffer>> {
  const parts: string[] = []
  let file = 'a'
  for (const [name, value] of form) {
    if (typeof value === 'string')
      parts.push(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    else file = await value.text()
  }
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`
  const whole = (content: string) => Buffer.from(`${parts.join('')}${head}${content}\r\n--${BOUNDARY}--\r\n`)
  const [headings = '', first = ''] = file.split('\n')
  const commas = ','.repeat(Math.max(0, headings.split(',').length - 1))
  return {
    'the most rows': whole(`${headings}\n${`${first}\n`.repeat(nearly(rows))}`),
    'the most blank rows': whole(`${headings}\n${`x${commas}\n`.repeat(nearly(rows))}`),
    'the longest cell': whole(`${headings}\n"${repeated('""', 18_000_000)}"${commas}\n`),
    'the longest field': Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="note"\r\n\r\n`),
      Buffer.from(`${repeated('é=;"', nearly(textBytes) / 5)}\r\n`),
      whole(file),
    ]),
    'the most bytes': whole(repeated('x', 20_000_000)),
  }
}

/** Filters that ask for the most that one may. */
function filters(): Record<string, object> {
  const { conditions, orderKeys } = filterLimits
  const each = Math.floor(nearly(conditions) / 2)
  return {
    'the longest list of ids': { id: { inq: listOf(ADDRESS_BYTES / 6, (at) => 10_000 + at) } },
    'the most conditions': { or: listOf(each, (at) => ({ and: [{ id: { neq: -at } }, { id: { lt: -1 } }] })) },
    'the costliest texts': { or: listOf(each, (at) => ({ name: { like: `%_%a%b%${at}#` } })) },
    order: { id: { gt: 0 }, and: listOf(orderKeys, () => ({ id: { gt: 0 } })) },
  }
}

function addresses({ parameters }: OperationDocument, path: string): WorstRequest[] {
  const mark = path.includes('?') ? '&' : '?'
  const plain = [
    {
      name: 'the most parameters',
      path: `${path}${mark}${listOf(nearly(fields) - 20, (at) => `p${at}=%41`).join('&')}`,
    },
    { name: 'the longest parameter', path: `${path}${mark}note=${repeated('%41', ADDRESS_BYTES)}` },
  ]
  const filtered = parameters
    .filter((one) => one['x-filter-schema'])
    .flatMap(({ name }) =>
      Object.entries(filters()).map(([kind, where]) => {
        const value = name === 'where' ? where : { where, order: listOf(filterLimits.orderKeys, () => 'id DESC') }
        return { name: `${name}: ${kind}`, path: `${path}${mark}${name}=${encodeURIComponent(JSON.stringify(value))}` }
      }),
    )
  return [...plain, ...filtered].filter((one) => one.path.length <= ADDRESS_BYTES + 3000)
}

/** The largest requests of each kind that an operation may be sent: what is larger is refused unread. */
export async function worstRequests(operation: OperationDocument, valid: ValidInput): Promise<WorstRequest[]> {
  const { path, body, mediaType: contentType } = valid
  const inAddress = addresses(operation, path).map((one) => ({
    ...one,
    ...(typeof body === 'string' && contentType && { contentType, body: Buffer.from(body) }),
  }))
  if (body instanceof FormData) {
    const type = `multipart/form-data; boundary=${BOUNDARY}`
    const uploads = Object.entries(await multipartBodies(body))
    return [...inAddress, ...uploads.map(([name, bytes]) => ({ name, path, contentType: type, body: bytes }))]
  }
  if (body === undefined || contentType === undefined) return inAddress
  const bodies = contentType === 'application/json' ? jsonBodies(JSON.parse(body)) : formBodies(body)
  return [
    ...inAddress,
    ...Object.entries(bodies).map(([name, text]) => ({ name, path, contentType, body: Buffer.from(text) })),
  ]
}
