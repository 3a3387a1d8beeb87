/** A rule that did not hold. */
export interface Failure {
  rule:
    | 'ledger'
    | 'tenants apart'
    | 'audit'
    | 'no double effect'
    | 'nothing lost'
    | 'contract'
    | 'permissions'
    | 'events'
    | 'defect'
  text: string
}
