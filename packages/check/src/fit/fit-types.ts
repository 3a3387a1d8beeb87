import { operationTable } from '@lineboard/contract'
import type { Fit, OwnField } from '@lineboard/sdk/fit'
import type { Recorded } from './recorded.ts'

const kinds: Readonly<Record<OwnField['kind'], string>> = {
  text: 'string',
  number: 'number',
  yesNo: 'boolean',
  time: "string & { readonly format?: 'date-time' }",
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

const union = (names: readonly string[]) => (names.length > 0 ? names.map(quoted).join(' | ') : 'never')

/** Codes of a column in a recording; none where it is not a text, or has many. */
function wordsIn(recorded: Recorded | undefined, model: string, path: string | undefined, column: string): string[] {
  const lists = [...Object.values(recorded?.models ?? {}), ...Object.values(recorded?.others ?? {})]
  const seen = path === undefined ? recorded?.models[model] : lists.find((list) => list.path === path)
  return Object.keys(seen?.fields[column]?.words ?? {}).filter((word) => word !== '')
}

/** Names of the calls of a line of the fit, such as `NumberProvider.*`. */
function callsOf(line: string): string[] {
  if (!line.endsWith('.*')) return [line]
  const model = line.slice(0, -2)
  const calls: Readonly<Record<string, object>> = operationTable
  return Object.keys(calls[model] ?? {}).map((verb) => `${model}.${verb}`)
}

/** A module that types own columns and takes away what the core API lacks. `recorded` also types columns of a few codes by these. */
export function fitTypes({ calls = {}, models = {} }: Fit, recorded?: Recorded): string {
  const blocks = Object.entries(models).flatMap(([model, { path, lacks = [], relations = {}, own = {} }]) => {
    const none = Object.keys(relations).filter((name) => relations[name] === 'none')
    const columns = Object.entries(own).flatMap(([name, { label, kind }]) => {
      const words = kind === 'text' ? wordsIn(recorded, model, path, name) : []
      const type = words.length > 0 ? union(words) : kinds[kind]
      return [`        /** ${label.replaceAll('*/', '* /')} */`, `        ${nameOf(name)}?: ${type}`]
    })
    const gone = [...new Set([...lacks, ...none])]
    if (gone.length === 0 && columns.length === 0) return []
    return [
      `    ${model}: {`,
      `      lacks: ${union(gone)}`,
      ...(columns.length > 0 ? ['      own: {', ...columns, '      }'] : ['      own: unknown']),
      '    }',
    ]
  })
  // A report that is counted from rows is no call either: `@lineboard/sdk/reports` counts it.
  const isCall = (value: string) => value !== 'none' && value !== 'rows'
  const unserved = Object.entries(calls).flatMap(([line, value]) => (isCall(value) ? [] : callsOf(line)))
  return `${[
    '// Made by `lineboard fit types`. Do not edit: run it again after a change of core.fit.yaml.',
    "import '@lineboard/sdk'",
    '',
    "declare module '@lineboard/sdk' {",
    '  interface CoreTypes {',
    ...blocks,
    ...unserved.map((name) => `    '${name}': 'none'`),
    '  }',
    '}',
  ].join('\n')}\n`
}
