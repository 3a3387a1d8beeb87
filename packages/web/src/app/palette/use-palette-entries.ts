import type { Access } from '@lineboard/sdk'
import { useMemo } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { personName } from '../../lib/person-name.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { type User, useSession } from '../../state/session.ts'
import { actAsText, typedUser } from './entries/act-as.ts'
import { actionEntries } from './entries/actions.ts'
import type { Entry } from './entries/entry.ts'
import { guideEntries } from './entries/guide.ts'
import { ranked } from './entries/rank.ts'
import { screenEntries } from './entries/screens.ts'
import { settingEntries } from './entries/settings.ts'
import { useRecent } from './recent/use-recent.ts'
import { useRecords } from './records/use-records.ts'
import { useUsersToImpersonate } from './records/use-users-to-impersonate.ts'
import { useLists } from './use-lists.ts'

// Comes beside the search, which does not wait for it.
const guide = loadOnce(() => import('../guide/guide-pages.ts'))

/** Entries of a kind that are shown at most beside others. */
const MOST = { action: 5, screen: 6, setting: 5, guide: 4, record: 30 }

/** Actions that are shown before anything is typed, of those that stand last. */
const ALWAYS = 4

const none: readonly Resource[] = []

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
  const actions = actionEntries({ access, lists, actsAs, scheme, typed, beginActing: () => type(actAsText) })

  const state = { ...records, isAsking: records.isAsking || (whom !== undefined && people === undefined) }
  if (whom !== undefined) return { ...state, entries: people ?? [] }
  // All at once: what is chosen by Enter is what stood there first.
  if (typed.trim() === '')
    return { ...state, isAsking: !recent, entries: recent ? [...recent, ...actions.slice(-ALWAYS), ...screens] : [] }
  const isRecent = ({ key }: Entry) => recent?.some((each) => each.key === key) === true
  const best = (kind: keyof typeof MOST, entries: readonly Entry[]) =>
    ranked(typed, entries, isRecent).slice(0, MOST[kind])
  return {
    ...state,
    entries: [
      ...best('screen', screens),
      ...best('action', actions),
      ...best('setting', settings),
      ...best('guide', pages ? guideEntries(typed, pages.guidePages) : []),
      ...best('record', records.entries),
    ],
  }
}
