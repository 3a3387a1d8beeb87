import {
  type CalledNumber,
  type CallSetup,
  type CallTrace,
  type MenuKey,
  traceNumber,
} from '@lineboard/contract/call-flow'
import { storeSetup } from '../../domain/call-flow/call-setup.ts'
import type { Prng } from '../../ground/prng.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { drawBusyNumber, drawCaller, drawOutcome, type Outcome, strangerNumbers } from '../seed/material/calls.ts'
import { type Incoming, ringing } from './live-call.ts'

/** Nobody presses more keys than this. */
const MOST_KEYS = 4
/** How many callers press a key that the menu has. */
const PRESSES = 0.85

/** Draws the keys a caller presses: at each menu one that it has, or none. Empty for a number without a menu. */
function drawKeys(prng: Prng, setup: CallSetup, number: CalledNumber, at: Date): MenuKey[] {
  const keys: MenuKey[] = []
  while (keys.length < MOST_KEYS) {
    const { steps, pressed } = traceNumber(setup, number, { at, keys })
    // The call left the menus before all keys were taken, or never met one.
    if (pressed.length < keys.length) break
    const menu = steps.filter((step) => step.kind === 'menu')[keys.length]
    if (!menu) break
    const offered = menu.choices.flatMap(({ key }) => (key === 'timeout' || key === 'invalid' ? [] : [key]))
    keys.push(offered.length > 0 && prng.chance(PRESSES) ? prng.pick(offered) : 'timeout')
  }
  return keys
}

/** Draws who calls which number, what is pressed, and the outcome; undefined where no number rings. */
export function drawIncoming(prng: Prng, store: Store, at: Date): Incoming | undefined {
  const number = drawBusyNumber(prng, ringing(store, at))
  if (!number) return undefined
  const contacts = store.table('PhoneBook').by('customerId', number.customerId)
  const caller = drawCaller(prng, {
    withheld: 'anonymous',
    contacts: contacts.map((contact) => contact.number),
    strangers: strangerNumbers,
  })
  const keys = drawKeys(prng, storeSetup(store, at), number, at)
  const mark = prng.int(0x10000, 0xfffff).toString(16)
  return { called: number.tracking_number, caller, keys, drawn: drawOutcome(prng), mark }
}

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
