import { type CallPlace, LineboardError } from './lineboard-error.ts'

/** One place where an answer differs from the contract. It never quotes the answer. */
export interface ContractIssue {
  /** Fields and positions that lead there, such as `0.companyName`; empty for the answer as a whole. */
  path: string
  message: string
}

/** The call succeeded, but its answer is not what the contract promises. Only with `validate`. */
export class ContractError extends LineboardError {
  readonly issues: readonly ContractIssue[]

  constructor(place: CallPlace, issues: readonly ContractIssue[]) {
    const [first] = issues
    const more = issues.length > 1 ? ` and ${issues.length - 1} more` : ''
    super(`${place.operationId} answered against its contract: ${first?.path}: ${first?.message}${more}`, place)
    this.name = 'ContractError'
    this.issues = issues
  }
}
