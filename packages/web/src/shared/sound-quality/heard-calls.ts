import { readStoredJson, writeStored } from '../../browser/storage.ts'
import type { Quality } from './quality.ts'

/** Calls whose sound is known; the oldest are forgotten. */
const MOST = 300

const all = (): [callId: string, quality: Quality][] => {
  const kept = readStoredJson('heardCalls')
  return Array.isArray(kept) ? kept : []
}

/** Keeps in this browser how good the sound of a call was at its worst, for who looks it up in the call log. */
export function keepHeard(callId: string, quality: Quality): void {
  const others = all().filter(([id]) => id !== callId)
  writeStored('heardCalls', JSON.stringify([[callId, quality], ...others].slice(0, MOST)))
}

/** How good the sound of a call was that was heard in this browser. */
export const heardQuality = (callId: string): Quality | undefined => all().find(([id]) => id === callId)?.[1]
