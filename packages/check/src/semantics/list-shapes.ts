import type { ContractDocument } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import type { Probe } from '../server/probe.ts'
import type { ListShape } from './subject.ts'

const isModel = (name: string): name is keyof typeof entities => Object.hasOwn(entities, name)

/** Kinds of the fields that a client may write, and of those that say which row it is. */
function storedKinds(model: string, { components }: ContractDocument): Record<string, string> {
  const fields: Readonly<Record<string, string>> = isModel(model) ? entities[model].fields : {}
  const written = Object.keys(components.schemas[`${model}Input`]?.properties ?? {})
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => written.includes(name) || name === 'id' || name === 'createdAt'),
  )
}

function relationsOf(model: string): Readonly<Record<string, { model: string; type: string; foreignKey: string }>> {
  return isModel(model) ? entities[model].relations : {}
}

/** Every list of the contract whose rows clients write, which is how it is known what is stored. */
export function listShapes(document: ContractDocument): ListShape[] {
  const pathOf = (id: string) => document.operations.find((operation) => operation.id === id)?.path
  return document.operations.flatMap(({ id, path }): ListShape[] => {
    const [model = '', verb] = id.split('.')
    if (verb !== 'find' || !document.components.schemas[`${model}Input`]) return []
    const relations = Object.entries(relationsOf(model)).flatMap(([name, { type, foreignKey, model: target }]) => {
      const address = pathOf(`${target}.findById`)
      return type === 'belongsTo' && address ? [[name, { foreignKey, path: address.replace('/{id}', '') }]] : []
    })
    return [
      {
        model,
        path,
        countPath: pathOf(`${model}.count`),
        rowPath: pathOf(`${model}.findById`)?.replace('/{id}', ''),
        kinds: storedKinds(model, document),
        relations: Object.fromEntries(relations),
      },
    ]
  })
}

/** Lists with a relation, and what may be embedded in their rows. */
function includable(document: ContractDocument): { model: string; path: string; relations: string[] }[] {
  return document.operations.flatMap(({ id, path }) => {
    const [model = '', verb] = id.split('.')
    const relations = Object.keys(relationsOf(model))
    return verb === 'find' && relations.length > 0 && !path.includes('{') ? [{ model, path, relations }] : []
  })
}

/** Relations that a list refuses to embed, as `OpNumber.Customer`; lists that can't be read at all are left out. */
export async function refusedIncludesOf(probe: Probe, document: ContractDocument): Promise<string[]> {
  const refused: string[] = []
  for (const { model, path, relations } of includable(document)) {
    const isTaken = async (include?: readonly string[] | string) => {
      const filter = encodeURIComponent(JSON.stringify({ limit: 1, include }))
      return (await probe({ method: 'GET', path: `${path}?filter=${filter}` })).status === 200
    }
    if ((await isTaken(relations)) || !(await isTaken())) continue
    for (const relation of relations) if (!(await isTaken(relation))) refused.push(`${model}.${relation}`)
  }
  return refused
}
