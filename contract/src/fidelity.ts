/** How it is known what an operation answers: seen of a real LoopBack 3 server, said by the documents of the API, or read between their lines. */
export type Source = 'recorded' | 'documented' | 'our reading'

/** What of an operation is read for it. */
export interface FidelityInput {
  readonly operationId: string
  readonly 'x-source'?: string
  readonly 'x-loopback'?: { readonly method: string }
}

/** Operations that are methods of LoopBack 3 itself: which test calls each of them on a real server, and compares. */
export const recordings = {
  reads: { test: 'packages/loopback-server/test/check.test.ts', methods: ['find', 'findById', 'count'] },
  writes: {
    test: 'packages/loopback-server/test/every-write.test.ts',
    methods: ['create', 'upsert', 'patch', 'patchById', 'replaceById', 'deleteById', 'deleteAll'],
  },
} as const

/** The test that calls every operation of the mock server, with valid and with invalid input. */
export const conformanceTest = 'packages/mock-server/test/conformance.conformance.test.ts'

/** Tests of what calls with behaviour of their own do, by model. */
export const behaviourTests: Readonly<Record<string, string>> = {
  CallLog: 'packages/mock-server/src/api/handlers/calls/call-logs.test.ts',
  Customer: 'packages/mock-server/src/api/handlers/customers/customers.test.ts',
  DashRole: 'packages/mock-server/src/api/handlers/users/roles.test.ts',
  DashUser: 'packages/mock-server/src/api/handlers/users/users.test.ts',
  Ivr: 'packages/mock-server/src/api/handlers/call-flow/voice-menus.test.ts',
  NumberProvider: 'packages/mock-server/src/api/handlers/numbers/number-providers.test.ts',
  OpNumber: 'packages/mock-server/src/api/handlers/numbers/tracking-numbers.test.ts',
  Product: 'packages/mock-server/src/api/handlers/billing/products.test.ts',
  ReceivingNumber: 'packages/mock-server/src/api/handlers/numbers/receiving-numbers.test.ts',
  Report: 'packages/mock-server/src/api/handlers/reports/reports.test.ts',
  SipGateway: 'packages/mock-server/src/api/handlers/call-flow/sip-gateways.test.ts',
  Template: 'packages/mock-server/src/api/handlers/settings/templates.test.ts',
  Ticket: 'packages/mock-server/src/api/handlers/tickets/tickets.test.ts',
  TrackingSource: 'packages/mock-server/src/api/handlers/numbers/tracking-sources.test.ts',
}

/** Which of the recordings a method of LoopBack belongs to; undefined for what is no method of LoopBack. */
export function recordingOf(method: string | undefined): keyof typeof recordings | undefined {
  const has = (methods: readonly string[]) => methods.some((each) => each === method)
  if (has(recordings.reads.methods)) return 'reads'
  return has(recordings.writes.methods) ? 'writes' : undefined
}

/** How it is known what an operation answers, and the tests that hold it. */
export function fidelityOf(operation: FidelityInput): { source: Source; tests: readonly string[] } {
  const recording = recordingOf(operation['x-loopback']?.method)
  if (recording) return { source: 'recorded', tests: [recordings[recording].test] }
  const behaviour = behaviourTests[operation.operationId.split('.')[0] ?? '']
  const source = operation['x-source'] === 'stated' ? 'documented' : 'our reading'
  return { source, tests: behaviour ? [conformanceTest, behaviour] : [conformanceTest] }
}
