import { operationTable } from '@lineboard/contract'
import { describe, expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { child, parse } from './parse.ts'
import { sources } from './sources.ts'

// What ARCHITECTURE says of the rooms of the web app and no rule about imports can hold.

/** Model of an operation that is named, as a text or as a call: `OpNumber` of `'OpNumber.find'` and of `api().OpNumber`. */
function modelOf(node: AstNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return /^([A-Z]\w+)\.[a-z]\w+$/.exec(node.value)?.[1]
  const object = node.type === 'MemberExpression' ? child(node, 'object') : undefined
  const isApi = object?.type === 'CallExpression' && child(object, 'callee')?.name === 'api'
  return isApi ? String(child(node, 'property')?.name) : undefined
}

const modelsIn = (nodes: readonly AstNode[]) => nodes.map(modelOf).filter((model) => model && model in operationTable)

const removal = 'kit/removal/'
// Pieces of entities that several features declare with.
const entities = 'kit/entities/'
const modelsOfRoom = (room: string) =>
  new Set(
    [...sources]
      .filter(
        ([file]) =>
          file.startsWith(`${room}/`) &&
          !file.startsWith(entities) &&
          file.startsWith(removal) === (`${room}/` === removal),
      )
      .flatMap(([, nodes]) => modelsIn(nodes)),
  )

describe('entities', () => {
  it('the engine of lists knows customers and saved views, and nothing that it lists', () => {
    expect([...modelsOfRoom('list')].sort()).toEqual(['Customer', 'Template'])
  })

  it('the kit knows customers, whom rows belong to, and people, whose names are unique', () => {
    expect([...modelsOfRoom('kit')].sort()).toEqual(['Customer', 'DashUser'])
  })

  it('deleting knows what can be moved to another row, and what a count of some is called', () => {
    expect([...modelsOfRoom('kit/removal')].sort()).toEqual([
      'DashRole',
      'Ivr',
      'Observer',
      'OpNumber',
      'PaymentMethod',
      'RoutingAction',
      'Ticket',
    ])
  })

  it.each([
    ["useCall('OpNumber.find')", ['OpNumber']],
    ['api().CallLog.find()', ['CallLog']],
    ["t('Ivr.title.text')", []],
  ])('are found in %s', (code, models) => {
    expect(modelsIn(parse(code, 'ts'))).toEqual(models)
  })
})
