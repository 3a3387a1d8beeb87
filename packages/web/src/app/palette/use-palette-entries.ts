import type { Access } from '@lineboard/sdk'
import { useEffect, useMemo, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { namedSettings, settingsTitle } from '../../features/settings/named-settings.ts'
import { declarationOf } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { permissionsOf } from '../../kit/resource-permissions.ts'
import { personName } from '../../lib/names.ts'
import { fillPath, hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { t as menuName } from '../../places/menu.messages.ts'
import { entryOf } from '../../places/navigation.ts'
import { allPlaces, type Place, placeFacts } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { headingOf, titleOf } from '../../places/title-of.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { showGuide } from '../../state/overlay.ts'
import { type User, useSession } from '../../state/session.ts'
import type { GuidePage } from '../guide/guide-page.ts'
import { actionEntries, isPhone } from './actions.ts'
import type { Entry } from './entry.ts'
import { moreEntry, recentEntries } from './find-records.ts'
import { foundPlaces } from './found-by.ts'
import { recentAddresses } from './kept-recent.ts'
import { t as actionText } from './palette.messages.ts'
import { type ProfileEntry, profileEntries } from './profile-entries.ts'
import { nearness, rankedByAnyWord, rankedGroups } from './rank.ts'
import { hasSynonyms, t } from './synonyms.messages.ts'
import { actAsText, typedUser, useRecords, useUsersToImpersonate } from './use-records.ts'

/** What addresses with a part to be filled in are of, where that is the person. */
interface Self {
  id: number
}

/** Screens that say what has gone wrong are led to by what went wrong; moved ones are those they lead to. */
const isDestination = ({ guard, redirectTo, page }: Place) => guard === 'session' && !redirectTo && !page

const byPerson = (path: string, { id }: Self): string => fillPath(path.replace(':userId', String(id)), {})

/** Whether a screen is of one record alone, which leads to it. */
export const isOfRecord = ({ path }: Pick<Place, 'path'>): boolean => path.replace(':userId', '').includes(':')

function screenEntry(place: Place, access: Access, self: Self): Entry {
  const { id, path, section } = place
  const [title, heading] = [titleOf(id), headingOf(id)]
  const menu = entryOf(place, access)
  const area = menu && menuName(`items.${menu}`)
  const words = [heading, area, section && menuName(`sections.${section}`), hasSynonyms(id) ? t(id) : undefined]
  return {
    key: `screen ${id}`,
    kind: 'screen',
    label: title,
    detail: area === title ? undefined : area,
    words: words.filter(Boolean).join(' '),
    href: byPerson(path, self),
  }
}

/** Every screen the person sees, found by its name, the names of where it stands, and what else it may be called. */
export const screenEntries = (access: Access, self: Self): Entry[] =>
  allPlaces
    .filter((place) => isDestination(place) && !isOfRecord(place) && isSeen(place, access))
    .map((place) => screenEntry(place, access, self))

/** Whether it is among the screens, under the same name. */
function isScreen({ title, href }: ProfileEntry): boolean {
  const place = placeAt(href)
  return place !== undefined && titleOf(place.id) === title
}

/** Each personal setting, and what else is the person's own. */
export const settingEntries = (user: Pick<User, 'id' | 'customerId'>, access: Access): Entry[] => [
  ...namedSettings.map(
    ({ part, label }): Entry => ({
      key: `setting ${part} ${label}`,
      kind: 'setting',
      label,
      detail: settingsTitle,
      words: `${part} ${actionText('actions.settingWords')}`,
      href: hrefOf('settings', {}, { part }),
    }),
  ),
  ...profileEntries(user, access)
    .filter((entry) => !isScreen(entry))
    .map(
      ({ id, title, href }): Entry => ({
        key: `setting ${id}`,
        kind: 'setting',
        label: title,
        href,
      }),
    ),
]

/** Characters from which on all words of the guide are searched: fewer stand in nearly every text. */
const ENOUGH = 3

/** Each page of the guide and each task on it, found by its heading and by what is said there. */
export function guideEntries(typed: string, pages: readonly GuidePage[]): Entry[] {
  const isSearched = typed.trim().length >= ENOUGH
  const entry = (
    label: string,
    detail: string | undefined,
    text: string,
    asked: { page: string; section?: string },
  ) => ({
    key: `guide ${asked.page} ${asked.section ?? ''}`,
    kind: 'guide' as const,
    label,
    detail,
    words: isSearched ? `${detail ?? ''} ${text}` : detail,
    run: () => showGuide(asked),
  })
  return pages.flatMap(({ name, title, sections }) => [
    entry(title, undefined, '', { page: name }),
    ...sections.map((section) => entry(section.title, title, section.text, { page: name, section: section.id })),
  ])
}

/** What the person opened lately, the last first; the screen that is open is left out. Undefined until it is known. */
function useRecent(
  userId: number,
  lists: readonly Resource[] | undefined,
  screens: readonly Entry[],
): readonly Entry[] | undefined {
  const [addresses] = useState(() => recentAddresses(userId).filter((each) => each !== location.pathname))
  const [found, setFound] = useState<readonly Entry[]>()
  useEffect(() => {
    if (!lists) return
    const stop = new AbortController()
    void recentEntries(addresses, lists, screens, stop.signal).then(
      (entries) => stop.signal.aborted || setFound(entries),
    )
    return () => stop.abort()
  }, [addresses, lists, screens])
  return found
}

/** The lists whose rows a person sees: no other is ever asked, nor its code fetched. */
export async function seenLists(access: Access): Promise<Resource[]> {
  const seen = foundPlaces.filter((id) => isSeen(placeFacts[id], access))
  const declared = await Promise.all(seen.map(declarationOf))
  return declared.filter((resource) => permissionsOf(resource, access).see)
}

/** The lists whose records the person may find; undefined until they are here. */
function useLists(access: Access): readonly Resource[] | undefined {
  const [found, setFound] = useState<{ access: Access; lists: readonly Resource[] }>()
  useEffect(() => {
    let isCurrent = true
    // Without the code of a list there are screens and actions.
    seenLists(access).then(
      (lists) => isCurrent && setFound({ access, lists }),
      () => isCurrent && setFound({ access, lists: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [access])
  return found?.access === access ? found.lists : undefined
}

// Comes beside the search, which does not wait for it.
const guide = loadOnce(() => import('../guide/guide-pages.ts'))

/** Entries of a kind that are shown at most beside others. */
const MOST = { action: 5, screen: 6, setting: 5, guide: 4 }

/** Actions that are shown before anything is typed, of those that stand last. */
const ALWAYS = 4

const none: readonly Resource[] = []

type Records = ReturnType<typeof useRecords>

/** Records under the name of their list, with how many there are and the way to all of them. */
const recordEntries = (
  typed: string,
  { found, isAsking }: Pick<Records, 'found' | 'isAsking'>,
  isRecent: (entry: Entry) => boolean,
): Entry[] =>
  rankedGroups(typed, found, { isRecent, isPartial: isAsking }).flatMap(({ resource, entries, count = 0 }) => {
    const all = Math.max(count, entries.length)
    const group = actionText('group', { list: resource.title, count: all })
    const more = count > entries.length ? [moreEntry(resource, typed, count)] : []
    return [...entries, ...more].map((entry) => ({ ...entry, group }))
  })

/** Whether a text is a phone number, or the name of a record: that is looked for, before what can be done. */
const isOfRecords = (typed: string, found: readonly Entry[]) =>
  isPhone(typed) || found.some(({ label }) => nearness(typed, label) === 4)

interface Asked {
  typed: string
  type: (text: string) => void
  user: Pick<User, 'id' | 'customerId'>
  access: Access
}

/** What the palette shows for a text, in the order of its groups. */
export function usePaletteEntries({ typed, type, user, access }: Asked) {
  const { impersonation, user: person } = useSession()
  const actsAs = impersonation && person ? personName(person) : undefined
  const scheme = useColorScheme()
  const known = useLists(access)
  const lists = known ?? none
  const screens = useMemo(() => screenEntries(access, user), [access, user])
  const settings = useMemo(() => settingEntries(user, access), [user, access])
  const { value: pages } = useLoaded(guide)
  const recent = useRecent(user.id, known, screens)
  const whom = typedUser(typed)
  const people = useUsersToImpersonate(whom, lists)
  const records = useRecords(whom === undefined ? typed : '', lists)
  const { isAsking } = records
  const actions = actionEntries({
    ...{ access, lists, actsAs, scheme, typed, isAsking },
    beginActing: () => type(actAsText),
  })

  const state = { ...records, isAsking: records.isAsking || (whom !== undefined && people === undefined) }
  if (whom !== undefined) return { ...state, entries: people ?? [] }
  // All at once: what is chosen by Enter is what stood there first.
  if (typed.trim() === '')
    return { ...state, isAsking: !recent, entries: recent ? [...recent, ...actions.slice(-ALWAYS), ...screens] : [] }
  const isRecent = ({ key }: Entry) => recent?.some((each) => each.key === key) === true
  const best = (kind: keyof typeof MOST, entries: readonly Entry[]) =>
    rankedByAnyWord(typed, entries, isRecent).slice(0, MOST[kind])
  const found = recordEntries(typed, records, isRecent)
  const others = [
    ...best('screen', screens),
    ...best('action', actions),
    ...best('setting', settings),
    ...best('guide', pages ? guideEntries(typed, pages.guidePages) : []),
  ]
  return {
    ...state,
    entries: isOfRecords(typed, found) ? [...found, ...others] : [...others, ...found],
  }
}
