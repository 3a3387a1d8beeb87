import { readStored, writeStored } from '../browser/storage.ts'

const keyOf = (path: string) => `list.${path}` as const

/** Keeps the address part of a list for the next visit; an empty one forgets it. */
export const rememberList = (path: string, search: string): void => writeStored(keyOf(path), search || undefined)

/** What rememberList() kept, or an empty string. */
export const recallList = (path: string): string => readStored(keyOf(path)) ?? ''
