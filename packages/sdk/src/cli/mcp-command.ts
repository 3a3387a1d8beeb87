import { readFile } from 'node:fs/promises'
import type { CallToolResult, InputRequiredResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { errorMessage } from '../errors/error-message.ts'
import { type Connection, connect, connectionFlags, connectionHelp } from './connection.ts'
import { CliError, parseFlags, wholeNumber } from './flags.ts'
import { argumentsOf, toolsFor } from './mcp-tools.ts'
import type { Terminal } from './terminal.ts'
import { userAccess } from './user-access.ts'

/** What `lineboard mcp --help` prints. */
const mcpHelp = `lineboard mcp: serves the calls to an assistant over standard input and output, by the Model Context Protocol

  --allow-changes    offers the tool "change", too, which asks the person before each call
  --user-id ID       whose the token of --token is
  --url URL          address of the API (or LINEBOARD_URL)
${connectionHelp}
  --help             prints this

Needs @modelcontextprotocol/server. An assistant may do what the person may who signs in here: give it a user of its own, who may
read only. In the settings of the assistant:

  {"command": "npx", "args": ["lineboard", "mcp"], "env": {"LINEBOARD_URL": "…", "LINEBOARD_USERNAME": "…", "LINEBOARD_PASSWORD": "…"}}
`

const flags = {
  ...connectionFlags,
  'allow-changes': { type: 'boolean', default: false },
  'user-id': { type: 'string' },
} as const

const MCP = '@modelcontextprotocol/server'

/** The protocol, which few programs need, so it is not installed with the SDK. Throws a CliError where it is missing. */
async function loadProtocol() {
  try {
    const [protocol, { serveStdio }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ])
    return { ...protocol, serveStdio }
  } catch (error) {
    throw new CliError(`\`lineboard mcp\` needs ${MCP}: install it beside @lineboard/sdk.`, { cause: error })
  }
}

type Protocol = Awaited<ReturnType<typeof loadProtocol>>
type Tools = ReturnType<typeof toolsFor>

const callShape = {
  operation: z.string().describe('Id of a call, such as CallLog.find'),
  arguments: z.record(z.string(), z.unknown()).optional().describe('Parameters by name, and the body under "body"'),
}

const rowsShape = (lists: readonly string[]) => ({
  list: z.enum(lists),
  filter: z.string().optional().describe('Text as above a list of the app: status:missed, callerNumber:"+1212", 3 PM'),
  period: z
    .string()
    .optional()
    .describe('A month (2026-02), a day, days (2026-02-01..2026-02-10), or last30, thisMonth, …'),
  timeZone: z.string().optional().describe('Of days and times, such as Europe/Berlin; UTC else'),
})

const said = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })

/** What a tool answers; what was refused is said to the assistant, which can do better. */
async function answered(work: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return said(await work())
  } catch (error) {
    return { ...said(error instanceof CliError ? error.message : errorMessage(error)), isError: true }
  }
}

function addReads(server: McpServer, tools: Tools): void {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'search_calls',
    { description: 'Finds calls of the API by words', inputSchema: z.object({ words: z.string() }), annotations },
    ({ words }) => answered(() => tools.search(words)),
  )
  server.registerTool(
    'describe_call',
    {
      description: 'Parameters, body and fields of a call',
      inputSchema: z.object({ operation: callShape.operation }),
      annotations,
    },
    ({ operation }) => answered(() => tools.describe(operation)),
  )
  server.registerTool(
    'read',
    { description: 'Makes a call that changes nothing', inputSchema: z.object(callShape), annotations },
    ({ operation, arguments: given }) => answered(() => tools.read(operation, argumentsOf(given))),
  )
  const shape = rowsShape(tools.lists)
  server.registerTool(
    'list_rows',
    {
      description: 'Rows of a list, newest first: 20, or 100 at the most',
      inputSchema: z.object({
        ...shape,
        order: z.string().optional().describe('Such as "startedAt DESC"'),
        limit: z.int().min(1).max(100).optional(),
      }),
      annotations,
    },
    (wanted) => answered(() => tools.rows(wanted)),
  )
  server.registerTool(
    'count_rows',
    { description: 'How many rows of a list there are', inputSchema: z.object(shape), annotations },
    (wanted) => answered(() => tools.count(wanted)),
  )
}

const consent = z.object({ confirm: z.boolean().describe('Do it') })

function addChange(server: McpServer, tools: Tools, { inputRequired, inputResponse, acceptedContent }: Protocol): void {
  server.registerTool(
    'change',
    {
      description: 'Makes a call that changes something, after the person has agreed to it',
      inputSchema: z.object(callShape),
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    },
    async ({ operation, arguments: given }, context): Promise<CallToolResult | InputRequiredResult> => {
      const { inputResponses } = context.mcpReq
      try {
        const args = argumentsOf(given)
        const { key, question } = tools.asked(operation, args)
        if (inputResponse(inputResponses, key).kind === 'missing')
          return inputRequired({
            inputRequests: { [key]: inputRequired.elicit({ message: question, requestedSchema: consent }) },
          })
        const isAgreed = acceptedContent(inputResponses, key, consent)?.confirm === true
        return isAgreed
          ? await answered(() => tools.change(operation, args))
          : { ...said('The person did not agree. Nothing was changed.'), isError: true }
      } catch (error) {
        return await answered(() => Promise.reject(error))
      }
    },
  )
}

/** Who signed in, with what this person may do. Throws a CliError where a token does not say whose it is. */
async function accessIn({ api, userId }: Connection, given: string | undefined, signal: AbortSignal) {
  const id = userId ?? (given === undefined ? undefined : wholeNumber(given, 'user-id', [1, Number.MAX_SAFE_INTEGER]))
  if (id === undefined) throw new CliError('Whose token is it? Say it with --user-id, or sign in with --username.')
  return (await userAccess(api, id, signal)).access
}

/** Runs `lineboard mcp` until the assistant goes away; returns the exit code. Throws a CliError where it can't run. */
export async function mcpCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values } = parseFlags(args, flags, 'mcp')
  if (values.help) {
    terminal.stdout.write(mcpHelp)
    return 0
  }
  const protocol = await loadProtocol()
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  const connection = await connect({ ...values, timeoutMs }, terminal)
  try {
    const access = await accessIn(connection, values['user-id'], terminal.signal)
    const tools = toolsFor(connection, access, terminal.signal)
    const { version }: { version: string } = JSON.parse(
      await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
    )
    await new Promise<void>((resolve, reject) => {
      const handle = protocol.serveStdio(() => {
        const server = new protocol.McpServer({ name: 'lineboard', version })
        addReads(server, tools)
        if (values['allow-changes']) addChange(server, tools, protocol)
        server.server.onclose = resolve
        return server
      })
      terminal.signal.addEventListener('abort', () => void handle.close().then(() => reject(terminal.signal.reason)))
      process.stdin.once('end', resolve)
    })
    return 0
  } finally {
    await connection.close()
  }
}
