import type { ComponentProps, MouseEvent } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

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
