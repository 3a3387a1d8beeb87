import { loadOnce } from '../../browser/load-once.ts'

/** The shell's code, which visitors do without. */
export const shell = loadOnce(async () => (await import('./shell.tsx')).Shell)
