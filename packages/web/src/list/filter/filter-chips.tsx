import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useListQuery } from '../context/list-provider.tsx'

const chips = loadOnce(() => import('./filter-panels.tsx'))

/** What narrows the list beside the period, a chip a condition; pressing one takes it out. Its code comes with the first filter. */
export function FilterChips() {
  const { state } = useListQuery()
  const isNarrowed = state.filter !== '' || state.of !== undefined
  const { value: loaded } = useLoaded(chips, isNarrowed)
  return isNarrowed && loaded ? <loaded.Chips /> : null
}
