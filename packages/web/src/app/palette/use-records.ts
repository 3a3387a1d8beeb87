import { createElement, useEffect, useState } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { mayChangeIn } from '../../kit/resource-permissions.ts'
import { rowId, rowName } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { personName } from '../../lib/names.ts'
import { rowActions } from '../../list/actions/row-actions.ts'
import { mayAs } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import type { Entry } from './entry.ts'
import { type FoundList, findRecords, findRows, idIn } from './find-records.ts'
import { t } from './palette.messages.ts'

const prefix = t('actions.actAsPrefix')

/** What is typed behind "Act as"; undefined where that does not stand there. */
export const typedUser = (typed: string): string | undefined =>
  typed.toLowerCase().startsWith(prefix.toLowerCase()) ? typed.slice(prefix.length) : undefined

/** What begins the search for whom to act as. */
export const actAsText = prefix

/** A person by name and username, where both are known. */
function fullName(row: object, username: string): string {
  const part = (field: string) => String(valueAt(row, field) ?? '')
  const name = personName({ firstName: part('firstName'), lastName: part('lastName'), username })
  return name === username ? name : t('actions.person', { name, username })
}

/** Acting as one of the users, by the action of their list; undefined for whom this person may not act as. */
function actAsEntry(users: Resource, row: object, typed: string): Entry | undefined {
  const { access } = session
  const list = {
    resource: users,
    may: (operation: string) => mayAs(access, operation),
    mayChange: (each: object) => mayChangeIn(users, each, access),
  }
  const action = rowActions(list, row).find(({ id }) => id === 'impersonate')
  if (!action?.dialog) return undefined
  const { dialog } = action
  return {
    key: `act as ${rowId(row)}`,
    kind: 'action',
    label: t('actions.actAsOne', { name: fullName(row, rowName(users, row)) }),
    words: typed,
    async ask(onClose) {
      const { ActionDialog } = await dialog()
      return createElement(ActionDialog, {
        row,
        list: { rows: [row], seesAll: false, state: {}, refresh: () => undefined },
        onClose,
      })
    },
  }
}

/** How long nothing has been typed before servers are asked, in milliseconds. */
const PAUSE_MS = 200

/** What a single letter finds is no help, but a single digit may be an id. */
const isAsked = (typed: string) => typed.length >= 2 || idIn(typed) !== undefined

interface Found {
  /** The text that was asked for. */
  of: string
  found: readonly FoundList[]
  /** Lists that could not be asked. */
  failed: readonly Resource[]
  isOver: boolean
}

const nothing: Found = { of: '', found: [], failed: [], isOver: true }

/**
 * What was found, in the order of the lists, up to the first that has not answered: what comes later then stands below, and what
 * Enter would choose stays where it is.
 */
function inOrder({ found, failed }: Found, lists: readonly Resource[]): FoundList[] {
  const byList = new Map(found.map((each) => [each.resource, each]))
  const open = lists.findIndex((list) => !byList.has(list) && !failed.includes(list))
  return lists.slice(0, open < 0 ? lists.length : open).flatMap((list) => byList.get(list) ?? [])
}

/** Records that a text finds, as their lists answer; what is typed on calls the questions off. */
export function useRecords(typed: string, lists: readonly Resource[]) {
  const [found, setFound] = useState(nothing)
  const [tries, setTries] = useState(0)
  const text = typed.trim()
  const isWanted = lists.length > 0 && isAsked(text)
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const { signal } = stop
    const ask = async (): Promise<void> => {
      setFound({ ...nothing, of: text, isOver: false })
      await findRecords(text, lists, {
        signal,
        onFound: (list) =>
          setFound((before) => ({
            ...before,
            found: [...before.found.filter(({ resource }) => resource !== list.resource), list],
          })),
        onFailed: (resource) => setFound((before) => ({ ...before, failed: [...before.failed, resource] })),
      })
      if (!signal.aborted) setFound((before) => ({ ...before, isOver: true }))
    }
    const timer = setTimeout(() => void ask(), tries > 0 ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, lists, isWanted, tries])
  if (!isWanted) return { ...nothing, isAsking: false, retry: () => undefined }
  const isCurrent = found.of === text
  return {
    found: inOrder(found, lists),
    failed: isCurrent ? found.failed : nothing.failed,
    isAsking: !isCurrent || !found.isOver,
    retry: () => setTries(tries + 1),
  }
}

/** Users whom this person may act as, found by a text; those added last for none. Undefined while they are being asked for. */
export function useUsersToImpersonate(
  typed: string | undefined,
  lists: readonly Resource[],
): readonly Entry[] | undefined {
  const [found, setFound] = useState<{ of: string; entries: readonly Entry[] }>()
  const users = lists.find(({ place }) => place === 'users')
  useEffect(() => {
    if (typed === undefined || !users) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await findRows(typed, users, stop.signal).catch(() => undefined)
      if (stop.signal.aborted) return
      setFound({ of: typed, entries: (answer?.rows ?? []).flatMap((row) => actAsEntry(users, row, typed) ?? []) })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, users])
  return found?.of === typed ? found?.entries : undefined
}
