import type { SeedChoice } from '../seed/run-seeds.ts'
import { type Body, present, toMoment, toWhole } from './body-values.ts'

/** How a world begins anew; what is left out is as it was. */
export interface Beginning {
  seed?: number
  size?: Partial<SeedChoice['size']>
  now?: Date
}

const maxSeed = 4_294_967_295
const maxCallLogs = 5_000_000

/** What `POST /__mock/reset` asks for: `{seed?, callLogs?, now?}`. */
export function toResetChoice(body: Body): Beginning {
  const callLogs = toWhole(body, 'callLogs', maxCallLogs)
  return present<Beginning>({
    seed: toWhole(body, 'seed', maxSeed),
    size: callLogs === undefined ? undefined : { callLogs },
    now: toMoment(body, 'now'),
  })
}

/** Throws for what no world can begin with, whoever asks for it: a seed or a number of calls below 0 or with decimals, a date that is none. */
export function checkBeginning({ seed, size, now }: Beginning): void {
  toResetChoice({ seed, callLogs: size?.callLogs, now: now && Number(now) })
}
