import { loadOnce } from '../../browser/lazy.ts'
import { direction } from '../../lib/messages.ts'
import { themeStyles } from '../../ui/theme-styles.ts'

async function loadRightToLeft() {
  const [{ Shell }, { RightToLeft }] = await Promise.all([import('./shell.tsx'), import('./right-to-left.tsx')])
  themeStyles.RightToLeft = RightToLeft
  return Shell
}

/** The shell's code, which visitors do without. */
export const shell = loadOnce(async () =>
  direction === 'rtl' ? loadRightToLeft() : (await import('./shell.tsx')).Shell,
)
