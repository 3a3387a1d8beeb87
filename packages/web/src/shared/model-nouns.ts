import type { operationTable } from '@lineboard/contract'
import { isModel, t } from './model-nouns.messages.ts'

/** What rows are called in the middle of a sentence. */
export interface Nouns {
  one: string
  other: string
}

/** A model of the API. */
export type ModelName = keyof typeof operationTable

/** What rows of a model are called. */
export const nounsOfModel = (model: ModelName): Nouns => ({ one: t(`${model}.one`), other: t(`${model}.other`) })

/** What the rows are called that an operation such as `OpNumber.count` is about. */
export function nounsOf(operation: string): Nouns {
  const [model = ''] = operation.split('.')
  if (!isModel(model)) throw new TypeError(`No model of the API has the operation ${operation}.`)
  return nounsOfModel(model)
}
