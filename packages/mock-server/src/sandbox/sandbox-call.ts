import type { World } from '../world.ts'
import type { SandboxId } from './sandbox-ids.ts'

/** A JSON object, as it came. */
export type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What to answer; `cut` breaks the connection. */
export type SandboxAnswer = { status: number; body: unknown } | 'cut'

/** One call of the sandbox. Throws a `LoopbackError` for a body it can't use. */
export interface SandboxCall {
  id: SandboxId
  /** Whether it changes what is kept, so that it is refused while that can't be. */
  needsStorage: boolean
  answer(body: Values, world: World): SandboxAnswer
}

/** Calls by their path below `/__mock`. */
export type SandboxCalls = Readonly<Record<string, SandboxCall>>
