import type { ModelName } from '../store/models.ts'
import type { AllModelRules, AnyModelRules } from './types.ts'

/** Rules of every model that has some, one file a model. */
export const modelRules: AllModelRules = {}

const none: AnyModelRules = {}

/** The rules of a model; empty for a model without any. */
export function anyRulesOf(model: ModelName): AnyModelRules {
  return modelRules[model] ?? none
}
