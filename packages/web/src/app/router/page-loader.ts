import { chainLoaded, type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { arrival, type Place } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { tracked } from '../../state/activity.ts'
import { accessKnown, hasSession } from '../../state/session.ts'
import { type LoadedScreen, moduleOf, type PageModule, screenOf } from './page-module.ts'

/**
 * What whoever is signed in needs and visitors do without: where somebody is led and may go, their settings, and every screen that is theirs.
 * It comes with the shell, and is here once it is known who is signed in.
 */
export const signedIn = loadOnce(() => import('./signed-in.ts'))

// All others come with what whoever is signed in needs.
const pages = import.meta.glob<PageModule>('./{account-activate,errors,forgot-password,login,signup}/*-page.tsx', {
  base: '../../features',
})

/** Brings what is shown at a place that everybody may open, signed in or not. */
export const loadPublicScreen = async ({ id }: Place): Promise<LoadedScreen> => screenOf(await moduleOf(pages, id))

/** Something of each place, made once. */
function onceAPlace<Made>(make: (place: Place) => Made): (place: Place) => Made {
  const known = new WeakMap<Place, Made>()
  return (place) => {
    const one = known.get(place) ?? make(place)
    known.set(place, one)
    return one
  }
}

/** The page of a place. */
export const pageOf = onceAPlace<LoadOnce<LoadedScreen>>((place) =>
  place.guard === 'session'
    ? chainLoaded(signedIn, ({ loadScreen }) => loadScreen(place))
    : loadOnce(() => loadPublicScreen(place)),
)

// Kept, too: an import of what is here already answers after the press that follows, and its work.
const askerOf = onceAPlace((place) => chainLoaded(signedIn, ({ loadListAsker }) => loadListAsker(place)))

/** What asks for the first rows of a place of whoever is signed in, where it can be brought. */
const askerIn = async (place: Place) =>
  place.guard === 'session'
    ? askerOf(place)
        .load()
        .catch(() => undefined)
    : undefined

/** Brings the code of an address ahead of need; failing is no harm, the navigation tries again. */
export async function prefetchPage(address: string): Promise<LoadedScreen | undefined> {
  const place = placeAt(address)
  if (!place) return undefined
  void askerIn(place)
  const screen = await pageOf(place)
    .load()
    .catch(() => undefined)
  screen?.bringRest?.()
  return screen
}

/**
 * Brings the code of an address and asks for what it shows first, both ahead of need. Nothing is asked for a screen that
 * the person may not see, nor before it is known who that is. Resolves when the screen can be drawn.
 */
export async function prepareScreen({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  const place = placeAt(pathname)
  if (!place) return
  const page = prefetchPage(pathname)
  const asker = askerIn(place)
  const access = await accessKnown()
  if (!hasSession() || !access) return
  const rules = await signedIn.load().catch(() => undefined)
  if (!rules?.isSeen(arrival(place), access)) return
  const ask = (await asker) ?? (await page)?.ask
  await Promise.all([page, ask?.(search)])
}

/** The longest that a press waits for what its screen shows first, once the code of that is here, in milliseconds. */
const STILL_MS = 150

const isShown = (place: Place) => place === placeAt(location.pathname) && pageOf(place).peek() !== undefined

let latest = 0
/** Whether the latest navigation waits for nothing but its first answer. */
let isStill = false

/** Waits until the screen of an address can be drawn with what it shows first; true unless it has been overtaken. */
async function whenDrawable(place: Place, to: string): Promise<boolean> {
  latest += 1
  const mine = latest
  const prepared = prepareScreen(new URL(to, 'http://app')).catch(() => undefined)
  const page = pageOf(place)
  isStill = false
  if (!page.peek()) await tracked(() => page.load()).catch(() => undefined)
  if (mine !== latest) return false
  isStill = true
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, STILL_MS))])
  if (mine !== latest) return false
  isStill = false
  return true
}

interface Leading {
  replace?: boolean
}

/** What leads to an address as links of browsers do: one that is there already is not added once more, or the second of a double press would have to be taken back, too. */
const once =
  <Options extends Leading>(navigate: (to: string, options?: Options | Leading) => void) =>
  (to: string, options?: Options): void =>
    navigate(to, new URL(to, location.href).href === location.href ? { ...options, replace: true } : options)

/**
 * Goes to another screen once its code is here, so that the old one stays instead of a blank or a spinner, and then a moment longer where its
 * first answer is on its way: drawn before, as an empty frame, it would be drawn and laid out twice. A later
 * navigation overtakes one that still waits.
 */
export function navigateWhenLoaded<Options extends Leading>(
  navigate: (to: string, options?: Options | Leading) => void,
  to: string,
  options?: Options,
): void {
  const lead = once<Options>(navigate)
  const place = placeAt(to)
  if (place && !isShown(place)) {
    void whenDrawable(place, to).then((isLatest) => isLatest && lead(to, options))
    return
  }
  // In that moment it is what the old screen notes in its own address, such as a filter that was typed just before.
  if (!isStill) latest += 1
  lead(to, options)
}

function handlePointer({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link && link.pathname !== location.pathname) void prepareScreen(link)
}

/** Gets a screen ready when a link to it is pointed at or focused. */
export function prefetchLinks(root: HTMLElement): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(event, handlePointer, { passive: true })
}
