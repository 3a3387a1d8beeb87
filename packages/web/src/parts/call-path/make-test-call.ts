import type { CallTrace, MenuKey } from '@lineboard/sdk/call-path'
import { testCallAddress } from './test-call-source.ts'

/** What a test call answers. */
export interface TestCallAnswer {
  trace: CallTrace
  /** The row of the call log, where there is one. */
  call: { id: number } | null
}

const isAnswer = (value: unknown): value is TestCallAnswer =>
  typeof value === 'object' && value !== null && 'trace' in value && 'call' in value

/** Lets a call come in to a number. Throws what a failed request throws, or an error with the server's words. */
export async function makeTestCall(number: string, keys: readonly MenuKey[]): Promise<TestCallAnswer> {
  const url = testCallAddress()
  if (url === undefined) throw new Error('makeTestCall() was used where the server makes none')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, keys }),
  })
  const body: unknown = await answer.json()
  if (!answer.ok || !isAnswer(body)) throw new Error(`The test call was answered with status ${answer.status}`)
  return body
}
