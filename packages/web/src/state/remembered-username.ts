import { readStored } from '../browser/storage.ts'

/** Key under which the browser keeps the name; signing out leaves it. */
export const usernameKey = 'username'

/** Name typed at the last sign-in that asked to be remembered; empty without one. */
export const rememberedUsername = (): string => readStored(usernameKey) ?? ''
