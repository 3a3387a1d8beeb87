import { readStored } from '../browser/storage.ts'
import { addPersonalState } from './personal-state.ts'

/** Key under which the browser keeps the name; signing out leaves it. */
export const usernameKey = 'username'

/** Name typed at the last sign-in that asked to be remembered; empty without one. */
export const rememberedUsername = (): string => readStored(usernameKey) ?? ''

let opened = ''
addPersonalState({
  forget() {
    opened = ''
  },
})

/** Keeps the name of an account that was opened just now, until somebody signs in. */
export function noteOpenedAccount(username: string): void {
  opened = username
}

/** Whether whoever signs in next has opened their account just now. */
export const isAccountNew = (): boolean => opened !== ''

/** The name that whoever signs in next will most likely type; empty where none is known. */
export const likelyUsername = (): string => opened || rememberedUsername()
