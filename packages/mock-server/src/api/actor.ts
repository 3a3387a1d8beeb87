import { AsyncLocalStorage } from 'node:async_hooks'
import type { Principal } from '../access/principal.ts'

/** Who the request being answered is from, for what happens as a consequence of it. */
export const actor = new AsyncLocalStorage<Principal>()
