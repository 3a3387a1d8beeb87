import { writeFile } from 'node:fs/promises'
import { mostKeptRows } from '@lineboard/contract/delete-actions'
import { errorMessage } from '../errors/error-message.ts'
import { isObject } from '../filter/is-object.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import { operationEntry } from '../operations/operation-entries.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import { repairs } from '../repairs/repairs.ts'
import { renewals } from '../transport/parts.ts'
import { retries } from '../transport/retries.ts'
import { createTransport } from '../transport/transport.ts'
import { addressOf, connect, connectionFlags, connectionHelp } from './connection.ts'
import { CliError, checkPlace, parseFlags, wholeNumber } from './flags.ts'
import { type Terminal, writeTo } from './terminal.ts'

/** What `lineboard call --help` prints. */
const callHelp = `lineboard call <operation> [arguments]: makes one call of the API and prints its answer

The arguments are those of the SDK, as JSON: parameters by name, and the body under "body". The API reference has a line for each call.

  --url URL          address of the API (or LINEBOARD_URL)
  --output FILE      where the answer goes: a file as it is, text as text, the rest as JSON
${connectionHelp}
  --help             prints this

Exit code 0: answered. 1: answered, but rows of a file were not taken; the answer says which. 2: refused, or it could not run; the
message says why.

  lineboard call CallLog.find '{"filter":{"where":{"status":"missed"},"limit":5}}' --url http://localhost:9443/api/v1 --username admin
`

const flags = { ...connectionFlags, output: { type: 'string' } } as const

/** What the contract says of a call. */
export async function contractOf(operationId: string) {
  const { contractDocument } = await import('@lineboard/contract/document')
  const operation = contractDocument.operations.find(({ id }) => id === operationId)
  if (!operation) throw new CliError(`The contract has no operation ${operationId}.`)
  return operation
}

/** Throws a CliError for an argument that the call does not take: without it `{"wher":…}` would ask for all rows. */
export function checkNames({ id, parameters, body }: Awaited<ReturnType<typeof contractOf>>, given: AnyArgs): void {
  const names = [
    ...parameters.filter((each) => each.in !== 'header').map(({ name }) => name),
    ...(body ? ['body'] : []),
  ]
  const stray = Object.keys(given).find((name) => !names.includes(name))
  if (stray === undefined) return
  const taken = names.length > 0 ? `It takes ${names.join(', ')}.` : 'It takes none.'
  throw new CliError(`${id} takes no argument "${stray}". ${taken}`)
}

export function entryOf(name: string | undefined): OperationEntry {
  if (!name) throw new CliError('Which call? Name one, such as CallLog.find. `lineboard call --help` has an example.')
  const entry = operationEntry(name)
  if (entry) return entry
  throw new CliError(`There is no operation ${name}. Write one as CallLog.find; the API reference lists them.`)
}

export function isArgs(value: unknown): value is AnyArgs {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function argsOf(text = '{}'): AnyArgs {
  try {
    const value: unknown = JSON.parse(text)
    if (isArgs(value)) return value
  } catch {
    // Falls through to the same sentence as for any other value.
  }
  throw new CliError(`The arguments are no JSON object: ${text}. Write them as '{"id":7}', in single quotes.`)
}

const textOf = (data: unknown): string =>
  data === undefined ? '' : typeof data === 'string' ? data : `${JSON.stringify(data, null, 2)}\n`

/** Prints the answer, or writes it to the file where one is named, whatever it is. */
async function hand(data: unknown, file: string | undefined, { stdout, signal }: Terminal): Promise<void> {
  const content = data instanceof Blob ? data : textOf(data)
  if (file === undefined) {
    if (content instanceof Blob) throw new CliError('The answer is a file: say where it goes with --output FILE.')
    if (content !== '') await writeTo(stdout, content, signal)
    return
  }
  try {
    await writeFile(file, content instanceof Blob ? await content.bytes() : content)
  } catch (error) {
    // The call is made, and its answer may come only once.
    if (!(content instanceof Blob)) await writeTo(stdout, content, signal)
    throw new CliError(`The call was answered, but --output ${file} could not be written: ${errorMessage(error)}.`)
  }
}

type Send = (entry: OperationEntry, args: AnyArgs) => Promise<{ data: unknown }>

/** What is said before a call that deletes more rows than can be undone; undefined for others. */
async function warningOf({ id }: OperationEntry, { where }: AnyArgs, send: Send): Promise<string | undefined> {
  const [model, verb] = id.split('.')
  if (verb !== 'deleteAll') return undefined
  const counting = operationEntry(`${model}.count`)
  // Whoever may not count the rows may still delete them.
  const counted = counting && (await send(counting, { where }).catch(() => undefined))
  const count = isObject(counted?.data) ? counted.data.count : undefined
  if (typeof count !== 'number') return `${id}: more than ${mostKeptRows} deleted rows can't be undone.`
  return count > mostKeptRows ? `${id}: deletes ${count} rows. More than ${mostKeptRows} can't be undone.` : undefined
}

/** How many rows of a file were not taken, by what an answer says of them. */
function refusedRows(data: unknown): number {
  if (!isObject(data) || !Array.isArray(data.errors) || typeof data.failed !== 'number') return 0
  return Math.max(data.failed, new Set(data.errors.map((error) => Object(error).row)).size)
}

/** Runs `lineboard call`; returns the exit code. Throws a CliError where the call is refused or can't be made. */
export async function callCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'call')
  if (values.help) {
    terminal.stdout.write(callHelp)
    return 0
  }
  const [name, text, stray] = positionals
  if (stray !== undefined) throw new CliError(`One call at a time: "${stray}" is one too many.`)
  const entry = entryOf(name)
  const given = argsOf(text)
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  const contract = await contractOf(entry.id)
  checkNames(contract, given)
  if (values.output !== undefined) await checkPlace('output', values.output)
  const connection = contract.isPublic ? undefined : await connect({ ...values, timeoutMs }, terminal)
  const baseUrl = connection?.baseUrl ?? addressOf(values.url ?? terminal.env.LINEBOARD_URL)
  const transport = createTransport(
    {
      repairs,
      baseUrl,
      timeoutMs,
      tokens: { token: () => connection?.token },
      ...(connection && { giveCode: connection.giveCode }),
    },
    { retries, renewals },
  )
  const send: Send = (asked, args) =>
    repairs.calls(transport.call, operationEntry).send(asked, args, { signal: terminal.signal })
  try {
    const warning = await warningOf(entry, given, send)
    if (warning !== undefined) terminal.stderr.write(`${warning}\n`)
    const { data } = await send(entry, given)
    await hand(data, values.output, terminal)
    const refused = refusedRows(data)
    if (refused === 0) return 0
    const rows = refused === 1 ? '1 row was' : `${refused} rows were`
    terminal.stderr.write(
      `${entry.id}: ${rows} not taken. The answer says why under "errors", counting from below the headings.\n`,
    )
    return 1
  } catch (error) {
    if (terminal.signal.aborted || error instanceof CliError) throw error
    // What was missing of the arguments is said of the call by its name.
    throw new CliError(error instanceof TypeError ? error.message : `${entry.id}: ${errorMessage(error)}`, {
      cause: error,
    })
  } finally {
    await connection?.close()
  }
}
