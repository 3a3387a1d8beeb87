import { Fact } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'

interface LinkFactProps {
  label: string
  /** Where what is named opens; undefined where it has no screen of its own. */
  href: string | undefined
  /** Its name; without one there is no fact. */
  children: string | undefined
}

/** One thing known that has a screen of its own, linked to it for who may see it there. */
export function LinkFact({ label, href, children }: LinkFactProps) {
  return <Fact label={label}>{children && href ? <PlaceLink href={href}>{children}</PlaceLink> : children}</Fact>
}
