import { readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { errorMessage } from '@lineboard/sdk'
import { CliError, checkPlace, type Paint, paintFor, parseFlags, type Terminal, toShow } from '@lineboard/sdk/command'
import type { Fit } from '@lineboard/sdk/fit'
import type { Proposal } from './propose.ts'
import { readRecorded } from './recorded.ts'

const proposeHelp = `lineboard fit propose <recording>: proposes core.fit.yaml, which tells Lineboard how a core API differs

It writes what is sure. A line with "# ?" has the best columns for a field: you decide. A field is under \`lacks\` if no column of
its kind is left. Columns that the contract does not know are under \`own\`.

If the file exists, your lines stay. The command adds what is new and prints the changes, those that break the file first.

  -o FILE            file to write (core.fit.yaml)
  --help             prints this

Exit code 0: written. 1: the file reads a field that the server no longer has. 2: it could not run.
`

const flags = {
  output: { type: 'string', short: 'o', default: 'core.fit.yaml' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Path from a file to the schema of this package, installed in the folder that the command runs in. */
function schemaPath(file: string): string {
  const schema = resolve('node_modules/@lineboard/check/dist/core.fit.schema.json')
  const path = relative(dirname(resolve(file)), schema).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

function summary({ currency, models, calls }: Proposal): string {
  const all = Object.values(models)
  const sum = (countOf: (model: (typeof all)[number]) => number) =>
    all.reduce((total, each) => total + countOf(each), 0)
  return [
    plural(
      sum(({ fields, owner }) => Object.keys(fields).length + (owner ? 1 : 0)),
      'field',
    ).concat(' mapped'),
    plural(sum(({ questions }) => questions.length) + currency.questions.length, 'question').concat(' for you ("# ?")'),
    `${sum(({ lacks }) => lacks.length)} lacking`,
    plural(
      sum(({ own }) => Object.keys(own).length),
      'own column',
    ),
    plural(Object.keys(calls).length, 'line').concat(' of calls not served'),
  ].join(', ')
}

async function existing(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new CliError(`${file} cannot be read: ${errorMessage(error)}.`)
  }
}

/** Whether a question is still one: it stands in the file, or names a column that the file does not. */
function isOpen(file: string, { models = {} }: Fit, model: string, text: string): boolean {
  const [field = '', rest = ''] = text.split(/: (.*)/s)
  const { fields = {}, lacks = [], owner, time } = models[model] ?? {}
  if (field in fields || lacks.includes(field)) return false
  if ((owner !== undefined && field === 'customerId') || (time !== undefined && /^(startedAt|createdAt)$/.test(field)))
    return false
  const [own = ''] = new RegExp(`^  ${model}:\n(?:    .*\n)*`, 'm').exec(file) ?? []
  const columns = rest
    .replace(/ \([^|]*$/, '')
    .split(' | ')
    .flatMap((each) => /from: (\w+)|^(\w+)/.exec(each)?.slice(1) ?? [])
  const isNew = columns.some((column) => column !== undefined && !new RegExp(`\\b${column}\\b`).test(own))
  return isNew || own.includes(`# ? ${field}`)
}

const questionLines = ({ currency, models }: Proposal, file: string, fit: Fit, paint: Paint) => [
  ...(fit.currency === undefined ? currency.questions : []).map((text) => paint('dim', `? ${text}`)),
  ...Object.entries(models).flatMap(([model, { questions }]) =>
    questions.filter((text) => isOpen(file, fit, model, text)).map((text) => paint('dim', `? ${model}.${text}`)),
  ),
]

/** Runs `lineboard fit propose`; returns the exit code. Throws a CliError where it can't run. */
export async function proposeCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'fit propose')
  if (values.help) {
    terminal.stdout.write(proposeHelp)
    return 0
  }
  const [source, extra] = positionals
  if (source === undefined) throw new CliError('Which recording? Give the file that `lineboard fit record` wrote.')
  if (extra !== undefined) throw new CliError(`One recording at a time: "${extra}" is one too many.`)
  const { output } = values
  await checkPlace('output', output)
  const recorded = await readRecorded(source)
  const [{ contractDocument }, { propose }, { additionsTo, addTo, fitText, parseFit }, { changesOf }] =
    await Promise.all([
      import('@lineboard/contract/document'),
      import('./propose.ts'),
      import('./fit-file.ts'),
      import('./fit-drift.ts'),
    ])
  const proposal = propose(contractDocument, recorded)
  const before = await existing(output)
  const paint = paintFor(terminal.stdout, terminal.env)
  const write = async (text: string) => {
    parseFit(text, output)
    await writeFile(output, text).catch((error: unknown) => {
      throw new CliError(`${output} cannot be written: ${errorMessage(error)}.`)
    })
  }
  const print = (lines: readonly string[]) => terminal.stdout.write(toShow(`${lines.join('\n')}\n`, []))
  if (before === undefined) {
    await write(fitText(proposal, schemaPath(output)))
    print([`${output}: ${summary(proposal)}.`])
    return 0
  }
  const fit = parseFit(before, output)
  const changes = changesOf(fit, recorded)
  const additions = additionsTo(fit, proposal)
  if (additions.length > 0) await write(addTo(before, additions))
  print([
    ...changes.map(({ place, problem, isBreaking }) => paint(isBreaking ? 'red' : 'yellow', `! ${place}: ${problem}`)),
    ...additions.map(({ place, value }) =>
      paint('green', `+ ${place}${Array.isArray(value) ? '' : `: ${JSON.stringify(value)}`}`),
    ),
    ...questionLines(proposal, before, fit, paint),
    `${output}: ${changes.length === 0 && additions.length === 0 ? 'nothing new' : `${plural(changes.length, 'change')}, ${plural(additions.length, 'addition')}`}.`,
  ])
  return changes.some(({ isBreaking }) => isBreaking) ? 1 : 0
}
