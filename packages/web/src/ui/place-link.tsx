import type { ReactNode } from 'react'
import { useMayOpen } from './may-open.ts'
import { PlainLink } from './plain-link.tsx'

interface PlaceLinkProps {
  href: string
  className?: string | undefined
  tabIndex?: number
  dir?: 'auto'
  /** What it is called where its text alone does not say where it leads. */
  'aria-label'?: string
  /** Its text says nothing where it leads nowhere, such as “Add funds”: others see nothing of it. @default false */
  isAction?: boolean
  children: ReactNode
}

/** A link for who may see what is there; for others only its text. */
export function PlaceLink({ href, isAction = false, children, ...look }: PlaceLinkProps) {
  if (!useMayOpen()(href))
    return isAction ? null : (
      <span className={look.className} dir={look.dir}>
        {children}
      </span>
    )
  return (
    <PlainLink href={href} {...look}>
      {children}
    </PlainLink>
  )
}
