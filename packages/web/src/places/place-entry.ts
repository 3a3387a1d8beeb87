import type { components } from '@lineboard/contract'
import type { entities } from '@lineboard/contract/entities'
import type { MenuItemId, SectionName } from '@lineboard/sdk'

/** Who may open a place: visitors only, anyone, or whoever is signed in. */
export type PlaceGuard = 'visitor' | 'anyone' | 'session'

/** Who sees a place that has no section: whoever sees an entry of the menu, everybody, or who administers a customer or all. */
export type VisibleTo = MenuItemId | 'everybody' | 'administrators'

/** Kind of thing that tickets are about. */
export type AssetKind = components['schemas']['AssetReference']['kind']

/** Facts of which a place has those that fit its kind. */
interface Facts {
  /** Who may open it. @default 'session' */
  guard: PlaceGuard
  /** Section whose permission says who sees it, and who changes what is there. */
  section: SectionName
  /** Who reads the section only does not see it. @default false */
  forChangers: boolean
  /** Only people of the owner see it, whatever the section says of others. @default false */
  ofOwner: boolean
  /** Who sees it, where no section says so. */
  visibleTo: VisibleTo
  /** Entry of the menu that opens it. */
  menu: MenuItemId
  /** Entry of the menu whose screens it stands beside, as a tab. */
  parentMenu: MenuItemId
  /** The entry instead for who does not see that one. */
  fallbackMenu: MenuItemId
  /** Entity of the rows it lists. */
  entity: keyof typeof entities
  /** It lists only some of the rows, which all have another place: that is where a row is looked for. @default false */
  isPart: boolean
  /** Kind of thing its rows are for tickets. */
  asset: AssetKind
  /** Place whose page it shows, where that is not its own. */
  page: string
  /** List whose form its page shows. */
  formOf: string
  /** Place it leads on to. */
  redirectTo: string
  /** What it opens over the list it leads on to; the row is that of `:id` in the address. */
  row: 'add' | 'edit' | 'delete'
  /** Takes the whole window, without the product's picture. @default false */
  isWide: boolean
  /** No progress bar while it works. @default false */
  isQuiet: boolean
}

/** All that may be known of a place, whatever its kind. */
export interface PlaceFacts extends Readonly<Partial<Facts>> {
  /** Address; `:name` stands for a part of it. What is open over a list comes after it. */
  readonly path: string
}

type At<Path extends string, Optional extends keyof Facts> = { readonly path: Path } & Readonly<
  Partial<Pick<Facts, Optional>>
>
type Needs<Required extends keyof Facts> = Readonly<Pick<Facts, Required>>

/** One of the two: a place without either would be open by oversight. */
type Seen = (Needs<'section'> & { readonly visibleTo?: never }) | (Needs<'visibleTo'> & { readonly section?: never })

type PublicPage = At<`/auth/${string}`, 'isWide'> & { readonly guard: 'visitor' | 'anyone' }
type Page = At<
  `/service/${string}`,
  'page' | 'formOf' | 'menu' | 'parentMenu' | 'forChangers' | 'ofOwner' | 'isQuiet'
> &
  Seen
type List = At<
  `/service/${string}`,
  'asset' | 'isPart' | 'menu' | 'parentMenu' | 'fallbackMenu' | 'forChangers' | 'ofOwner'
> &
  Needs<'entity'> &
  Seen
/** Who sees what is there is for the place it leads on to. */
type Moved = At<`/service/${string}`, 'row'> &
  Needs<'redirectTo'> & { readonly section?: never; readonly visibleTo?: never }

/** What must be known of a place, by its kind. */
export type PlaceEntry = PublicPage | Page | List | Moved
