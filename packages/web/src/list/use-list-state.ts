import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Resource } from '../resource/define-resource.ts'
import { formatListState, type ListState, parseListState } from '../resource/list-state.ts'
import { rememberList } from './list-memory.ts'
import { listSeed } from './list-seed.ts'

interface ChangeOptions {
  /** Takes the place of the present history entry instead of adding one. @default false */
  replace?: boolean
}

export type ChangeListState = (change: Partial<ListState>, options?: ChangeOptions) => void

// History entries whose address was decided on keep this mark, so that going back to an empty address shows the
// defaults it stood for, and not what has been remembered since.
const decided = { listDecided: true }

const isDecided = () => typeof history.state === 'object' && history.state !== null && 'listDecided' in history.state

/**
 * State of a list, from the address. A first visit without one starts from what was remembered, or from the default view; from then on every
 * change goes to the address, and is remembered.
 */
export function useListState(list: Pick<Resource, 'path' | 'kind' | 'rules'>): [ListState, ChangeListState] {
  const { path, rules } = list
  const [location, navigate] = useLocation()
  const search = useSearch()
  const [seed, setSeed] = useState(() => (search === '' && !isDecided() ? listSeed(list) : ''))

  useEffect(() => {
    if (!isDecided())
      navigate(`${location}${query(seed || search)}`, { replace: true, state: { ...history.state, ...decided } })
    setSeed('')
  }, [navigate, location, search, seed])

  const state = useMemo(() => parseListState(seed || search, rules), [seed, search, rules])
  const change: ChangeListState = (part, { replace = false } = {}) => {
    const next = formatListState({ ...state, page: 1, ...part }, rules)
    rememberList(path, next)
    navigate(`${location}${query(next)}`, { replace, state: { ...(replace && history.state), ...decided } })
  }
  return [state, change]
}

const query = (search: string) => (search ? `?${search}` : '')
