import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useReach } from './reach.ts'

interface PlaceLinkProps {
  href: string
  className?: string | undefined
  tabIndex?: number
  children: ReactNode
}

/** A link for who may see what is there; for others only its text. */
export function PlaceLink({ href, children, ...look }: PlaceLinkProps) {
  if (!useReach()(href)) return <span className={look.className}>{children}</span>
  return (
    <Link href={href} {...look}>
      {children}
    </Link>
  )
}
