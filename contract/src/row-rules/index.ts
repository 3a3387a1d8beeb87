import { gatewayRule } from './gateways.ts'
import { phoneRules, targetsRule } from './phones.ts'
import type { RowProblem, RowRule } from './row-problem.ts'
import { systemSettingRule } from './system-settings.ts'
import { whitelistRule } from './whitelist.ts'

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

export type { RowProblem, RowProblemKind, RowRule } from './row-problem.ts'
