import { readFile } from 'node:fs/promises'
import { errorMessage } from '@lineboard/sdk'
import { CliError } from '@lineboard/sdk/command'
import { createFit, type Fit } from '@lineboard/sdk/fit'
import { isMap, parse, parseDocument, stringify, YAMLMap } from 'yaml'
import { isRow } from '../server/rows.ts'
import type { Proposal } from './propose.ts'
import type { ModelProposal } from './propose-model.ts'

const indent = (text: string, by: number) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n')

const flow = { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: true } as const

/** `key: value` in one line; what it is about may be a comment behind it. */
function line(name: string, value: unknown, remark?: string): string {
  const text = `${stringify(name).trim()}: ${stringify(value, flow).trim()}`
  return remark ? `${text} # ${remark}` : text
}

const block = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((each) => `  ${each}`)] : []

function modelLines({ path, owner, fields, relations, lacks, own, remarks, questions }: ModelProposal): string[] {
  const lines = (mapping: object) => Object.entries(mapping).map(([name, value]) => line(name, value, remarks[name]))
  return [
    ...questions.map((text) => `# ? ${text}`),
    ...(path === undefined ? [] : [line('path', path)]),
    ...(owner === undefined ? [] : [line('owner', owner)]),
    ...block('fields', lines(fields)),
    ...block('relations', lines(relations)),
    ...(lacks.length > 0 ? [line('lacks', lacks)] : []),
    ...block('own', lines(own)),
  ]
}

const isEmpty = (lines: readonly string[]) => lines.length === 0

/** A file for a proposal, with comments for what a person decides. `schema` is the path by which editors check it. */
export function fitText({ currency, calls, models, unknown }: Proposal, schema: string): string {
  const blocks = Object.entries(models).flatMap(([model, proposal]) => {
    const lines = modelLines(proposal)
    if (isEmpty(lines)) return []
    // Something has to stand there, and what a person adds beside it.
    if (lines.every((each) => each.startsWith('#'))) lines.push('lacks: []')
    return [indent([`${model}:`, ...lines.map((each) => `  ${each}`)].join('\n'), 2)]
  })
  const notes = Object.entries(unknown).map(([model, why]) => `# ${model}: ${why}`)
  return `${[
    `# yaml-language-server: $schema=${schema}`,
    '# How this core API differs from the contract of Lineboard. Lines with "# ?" are yours to decide.',
    'fit: 1',
    ...currency.questions.map((text) => `# ? ${text}`),
    ...(currency.sure === undefined ? [] : [line('currency', currency.sure)]),
    ...(notes.length > 0 ? ['# Nothing is known of the fields of these:', ...notes] : []),
    ...block(
      'calls',
      Object.entries(calls).map(([name, value]) => line(name, value)),
    ),
    ...(blocks.length > 0 ? ['models:', ...blocks] : []),
  ].join('\n')}\n`
}

/** Reads a fit. Throws a CliError that names the file and the place. */
export function parseFit(text: string, file: string): Fit {
  try {
    return createFit(parse(text)).fit
  } catch (error) {
    throw new CliError(`${file}: ${errorMessage(error)}`)
  }
}

/** Reads the file of a fit. Throws a CliError. */
export async function readFitFile(file: string): Promise<Fit> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`${file} cannot be read: ${errorMessage(error)}.`)
  })
  return parseFit(text, file)
}

/** What the old file says of a model, by any key: a person decided it. */
function decided(old: unknown): Set<string> {
  const model = isRow(old) ? old : {}
  const named = ['fields', 'relations', 'own'].flatMap((key) => (isRow(model[key]) ? Object.keys(model[key]) : []))
  return new Set([...named, ...(Array.isArray(model.lacks) ? model.lacks.map(String) : [])])
}

/** Lines that a proposal adds to a file. */
export interface Addition {
  /** `CallLog.fields.status` */
  place: string
  path: readonly string[]
  value: unknown
}

/** Columns that a mapping of the old file reads. */
function columnsRead(old: unknown): Set<string> {
  const model = isRow(old) ? old : {}
  const fields = isRow(model.fields) ? Object.values(model.fields) : []
  const from = fields.flatMap((field) =>
    typeof field === 'string' ? [field] : isRow(field) ? [field.from].flat() : [],
  )
  return new Set([...from, model.owner, model.time].filter((each) => typeof each === 'string'))
}

/** What a proposal knows that a file does not say. */
export function additionsTo(old: Fit, { currency, calls, models }: Proposal): Addition[] {
  const oldCalls = old.calls ?? {}
  const oldModels: Readonly<Record<string, unknown>> = old.models ?? {}
  const newCalls = Object.entries(calls)
    .filter(([id]) => !(id in oldCalls) && !(id.replace(/\..*/, '.*') in oldCalls))
    .map(([id, value]): Addition => ({ place: `calls.${id}`, path: ['calls', id], value }))
  const newFields = Object.entries(models).flatMap(([model, { path, owner, fields, relations, lacks, own }]) => {
    const [known, read] = [decided(oldModels[model]), columnsRead(oldModels[model])]
    const before = isRow(oldModels[model]) ? oldModels[model] : {}
    const isNew = ([name]: readonly [string, unknown]) => !known.has(name) && !read.has(name)
    const at = (key: string, mapping: object): Addition[] =>
      Object.entries(mapping)
        .filter(isNew)
        .map(([name, value]) => ({ place: `${model}.${key}.${name}`, path: ['models', model, key, name], value }))
    const single = (key: string, value: unknown): Addition[] =>
      value === undefined || key in before || (key === 'owner' && known.has('customerId'))
        ? []
        : [{ place: `${model}.${key}`, path: ['models', model, key], value }]
    const newLacks = lacks.filter((name) => !known.has(name) && !(name === 'customerId' && 'owner' in before))
    const allLacks = [...(Array.isArray(before.lacks) ? before.lacks : []), ...newLacks]
    return [
      ...single('path', path),
      ...single('owner', owner),
      ...at('fields', fields),
      ...at('relations', relations),
      ...(newLacks.length > 0
        ? [{ place: `${model}.lacks: ${newLacks.join(', ')}`, path: ['models', model, 'lacks'], value: allLacks }]
        : []),
      ...at('own', own),
    ]
  })
  const newCurrency: Addition[] =
    currency.sure === undefined || old.currency !== undefined
      ? []
      : [{ place: 'currency', path: ['currency'], value: currency.sure }]
  return [...newCurrency, ...newCalls, ...newFields]
}

/** A file with additions. Its own lines and comments stay as they are. */
export function addTo(text: string, additions: readonly Addition[]): string {
  const document = parseDocument(text)
  for (const { path, value } of additions) {
    for (let depth = 1; depth < path.length; depth += 1) {
      const parent = path.slice(0, depth)
      if (!isMap(document.getIn(parent))) document.setIn(parent, new YAMLMap())
    }
    document.setIn(path, document.createNode(value, { flow: true }))
  }
  return document.toString({ lineWidth: 0 })
}
