import { afterPaint } from '../../browser/after-paint.ts'
import { loadOnce } from '../../browser/load-once.ts'

/** What only some lists show beside their rows, in one file that the others never fetch. Asking for it takes time, too, which the rows have first. */
export const lateParts = loadOnce(async () => {
  await new Promise<void>((resolve) => void afterPaint(resolve))
  return import('./late-parts.ts')
})
