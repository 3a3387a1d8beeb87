import { type OperationTable, packedOperations } from './generated/operations.gen.ts'

const indexOf = (letter: string) => letter.charCodeAt(0) - 97

/** Reads what `contract/scripts/operation-table.mjs` packed, and describes. */
function unpack({ words, shared, models }: typeof packedOperations): Record<string, Record<string, string>> {
  const [wordList, sharedCalls] = [words.split(' '), shared.split(',')]
  const readModel = (packed: string) => {
    const [name = '', ...calls] = packed.split(',')
    const [model = '', base = `${model}s`] = name.split('/')
    const readCall = (call: string) => {
      const [letters = '', below = '', verb = below.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())] =
        (call[1] ? call : (sharedCalls[indexOf(call)] ?? '')).split(' ')
      const [method, ...flags] = Array.from(letters, (letter) => wordList[indexOf(letter)])
      const path = below.startsWith('/') ? below : `/${base}${below && `/${below}`}`
      return [verb, [method, path, ...flags].join(' ')]
    }
    return [model, Object.fromEntries(calls.map(readCall))]
  }
  return Object.fromEntries(models.split(';').map(readModel))
}

/** Every operation of the contract. */
// Its type and what it is read from are generated from one document.
export const operationTable: OperationTable = /* @__PURE__ */ unpack(packedOperations) as OperationTable
