import type { PhoneCall } from '../machine/phone-state.ts'
import type { LeftCall } from './handover/left-phone.ts'

/** What is done with the phone; a call that is over is passed over. */
export interface PhoneActions {
  call(whom: string): void
  answer(id: string): void
  reject(id: string): void
  hangUp(id: string): void
  setMuted(id: string, is: boolean): void
  setHeld(id: string, is: boolean): void
  sendKey(id: string, key: string): void
  /** Gives the call to somebody else and leaves it: unasked, or to whom the other call is with. */
  transfer(id: string, to: { whom: string } | { call: string }): void
  /** Calls the number that the other side has asked for, or declines to. */
  answerReferral(id: string, accepts: boolean): void
  setDoNotDisturb(is: boolean): void
}

/** A connection to the SIP server, registered. */
export interface Agent extends PhoneActions {
  /** Goes on with calls that another page has left. */
  goOn(calls: readonly LeftCall[]): void
  /** Leaves the calls that are talked in to another page, ends the others, and says no more. */
  leave(calls: readonly PhoneCall[]): LeftCall[]
  /** Ends all calls and the registration. */
  stop(): void
}
