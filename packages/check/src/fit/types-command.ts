import { writeFile } from 'node:fs/promises'
import { errorMessage } from '@lineboard/sdk'
import { CliError, checkPlace, parseFlags, type Terminal, toShow } from '@lineboard/sdk/command'
import { readRecorded } from './recorded.ts'

const typesHelp = `lineboard fit types <fit>: writes the types of a core API for programs that use the SDK

The module adds your own columns to rows and filters, and takes away fields, relations and calls that your core API does not have.
Put it into a folder that your tsconfig.json includes. Nothing imports it.

  -o FILE            file to write (lineboard-core.d.ts)
  --recorded FILE    also types columns of a few codes by the codes in this recording
  --help             prints this

  lineboard fit types core.fit.yaml --recorded core.recorded.json -o src/lineboard-core.d.ts
`

const flags = {
  output: { type: 'string', short: 'o', default: 'lineboard-core.d.ts' },
  recorded: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Runs `lineboard fit types`; returns the exit code. Throws a CliError where it can't run. */
export async function typesCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'fit types')
  if (values.help) {
    terminal.stdout.write(typesHelp)
    return 0
  }
  const [file = 'core.fit.yaml', extra] = positionals
  if (extra !== undefined) throw new CliError(`One file at a time: "${extra}" is one too many.`)
  const { output } = values
  await checkPlace('output', output)
  const [{ readFitFile }, { fitTypes }] = await Promise.all([import('./fit-file.ts'), import('./fit-types.ts')])
  const fit = await readFitFile(file)
  const recorded = values.recorded === undefined ? undefined : await readRecorded(values.recorded)
  await writeFile(output, fitTypes(fit, recorded)).catch((error: unknown) => {
    throw new CliError(`${output} cannot be written: ${errorMessage(error)}.`)
  })
  terminal.stdout.write(toShow(`${output} has the types of ${file}.\n`, []))
  return 0
}
