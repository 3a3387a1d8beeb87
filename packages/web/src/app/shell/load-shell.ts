import { createElement } from 'react'
import { loadOnce } from '../../browser/load-once.ts'
import { direction } from '../../lib/messages.ts'
import type { ShellProps } from './shell.tsx'

async function loadRightToLeft() {
  const [{ Shell }, { RightToLeft }] = await Promise.all([import('./shell.tsx'), import('../start/right-to-left.tsx')])
  return (props: ShellProps) => createElement(Shell, { ...props, Styles: RightToLeft })
}

/** The shell's code, which visitors do without. */
export const shell = loadOnce(async () =>
  direction === 'rtl' ? loadRightToLeft() : (await import('./shell.tsx')).Shell,
)
