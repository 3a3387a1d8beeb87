import { gatewayRule } from './row-rules/gateways.ts'
import { phoneRules, targetsRule } from './row-rules/phones.ts'
import type { RowProblem, RowRule } from './row-rules/row-problem.ts'
import { systemSettingRule } from './row-rules/system-settings.ts'
import { whitelistRule } from './row-rules/whitelist.ts'

/** What rows must be beyond their schema, by model. */
export const rowRules: Readonly<Record<string, RowRule>> = {
  ...phoneRules(),
  RoutingAction: targetsRule,
  SipGateway: gatewayRule,
  SystemSetting: systemSettingRule,
  Whitelist: whitelistRule,
}

/** What is wrong with a row of a model that its schema cannot see. */
export const rowProblems = (model: string, row: object): RowProblem[] => rowRules[model]?.(row) ?? []

export type { RowProblem, RowProblemKind, RowRule } from './row-rules/row-problem.ts'
