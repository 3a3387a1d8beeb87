import type { Resource } from '../../kit/define-resource.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { parseRowRoute } from '../../places/href.ts'
import { isList } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import type { Entry } from './entry.ts'
import { byIds, inTurn, recordEntry } from './find-records.ts'

const AT_ONCE = 3

interface OpenedRow {
  address: string
  resource: Resource
  id: number
}

function openedRow(address: string, lists: readonly Resource[]): OpenedRow | undefined {
  const place = placeAt(address)
  const resource = lists.find((each) => each.place === place?.id)
  const route = place && isList(place) ? parseRowRoute(address.slice(place.path.length)) : undefined
  return resource && route && 'id' in route ? { address, resource, id: route.id } : undefined
}

const asRecent = (entry: Entry): Entry => ({ ...entry, kind: 'recent' })

/**
 * What was opened lately, in that order: screens by their names, records by what their lists call them now. What is gone, or may no
 * longer be seen, is left out. Never rejects.
 */
export async function recentEntries(
  addresses: readonly string[],
  lists: readonly Resource[],
  screens: readonly Entry[],
  signal: AbortSignal,
): Promise<Entry[]> {
  const rows = addresses.flatMap((address) => openedRow(address, lists) ?? [])
  const found = new Map<string, Entry>()
  await inTurn([...new Set(rows.map(({ resource }) => resource))], AT_ONCE, async (resource) => {
    const ids = rows.filter((row) => row.resource === resource).map(({ id }) => id)
    try {
      const answered = rowsOf(await callByName(resource.list, { filter: byIds(resource, ids) }, { signal }))
      for (const row of answered) {
        const entry = recordEntry(resource, row)
        found.set(entry.key, entry)
      }
    } catch {
      // The way back is a help: without an answer there are the screens.
    }
  })
  return addresses.flatMap((address) => {
    const row = rows.find((each) => each.address === address)
    const entry = row
      ? found.get(`record ${row.resource.place} ${row.id}`)
      : screens.find(({ href }) => href === address)
    return entry ? [asRecent(entry)] : []
  })
}
