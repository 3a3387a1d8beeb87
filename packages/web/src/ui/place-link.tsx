import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useMayOpen } from './may-open.ts'

const isForBrowser = ({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent) =>
  ctrlKey || metaKey || altKey || shiftKey || button !== 0

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Address of the app. */
  href: string
  /** What the history keeps with it. */
  state?: object
}

/**
 * A link where there are hundreds of them. The router's own follows the address, each by itself: on a page of 100 rows four hundred would
 * be called and drawn anew whenever one opens.
 */
export function PlainLink({ href, state, ...look }: PlainLinkProps) {
  const { base, aroundNav } = useRouter()
  const address = base + href
  return (
    <a
      {...look}
      href={address}
      onClick={(event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        aroundNav(navigate, address, { state })
      }}
    />
  )
}

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
