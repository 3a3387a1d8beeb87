import type { CallTrace, MenuKey } from '@lineboard/contract/call-path'
import type { Outcome } from '../seed/material/calls.ts'
import type { Row } from '../store/models.ts'
import type { Incoming } from './live-call.ts'

/** A call that is aimed at a number. */
export interface TestCall {
  /** The number that is dialled, in E.164 form. */
  number: string
  /** Number of the caller. @default +13055550100 */
  from?: string | undefined
  /** Keys that are pressed, one a prompt; `timeout` waits. */
  keys?: readonly MenuKey[] | undefined
  /** Whether somebody answers where it rings. @default true */
  isAnswered?: boolean | undefined
  /** How long it rings before that, in seconds. @default 3 */
  ringSeconds?: number | undefined
  /** How long people talk, in seconds. @default 6 */
  talkSeconds?: number | undefined
}

/** The way a test call takes, and the row of the call log it makes: none where it is not let in or not tracked. */
export interface TestCallAnswer {
  trace: CallTrace
  call: Row<'CallLog'> | null
}

const CALLER = '+13055550100'
const RING_SECONDS = 3
const TALK_SECONDS = 6

function drawnOf({ isAnswered = true, ringSeconds = RING_SECONDS, talkSeconds = TALK_SECONDS }: TestCall): Outcome {
  if (isAnswered && talkSeconds > 0) return { status: 'answered', ringSeconds, talkSeconds }
  return { status: 'missed', ringSeconds, talkSeconds: 0 }
}

/** What comes in for a test call, the nth one. */
export const incomingOf = (test: TestCall, nth: number): Incoming => ({
  called: test.number,
  caller: test.from ?? CALLER,
  keys: test.keys ?? [],
  drawn: drawnOf(test),
  mark: `test${nth}`,
})
