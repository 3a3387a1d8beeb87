import { dependentsOf } from '@lineboard/contract/dependents'
import { useId } from 'react'
import useSWR from 'swr'
import { kept } from '../../data/use-answer.ts'
import { rowHref } from '../../places/href.ts'
import { placeOfEntity } from '../../places/place.ts'
import { rowsNaming } from '../../resource/removal/impact.ts'
import { valueAt } from '../../resource/rows/value-at.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { nounsOf } from '../model-nouns.ts'
import type { CallTarget } from './call-target.ts'
import { t } from './panel/call-path.messages.ts'

/** Rows that name others inside are looked through, and no more of them than this. */
const MOST = 1000

/** What names a row as a place that calls go to: by the contract's table, the lists that are no tracking numbers' own. */
const routesTo = (model: CallTarget) =>
  dependentsOf(model).filter(({ count }) => count === 'RoutingAction.find' || count === 'Ivr.find')

async function readNaming(model: CallTarget, id: number) {
  const named = routesTo(model).map(async (dependent) => ({
    list: dependent.count,
    rows: await rowsNaming(dependent, model, [id], MOST),
  }))
  return (await Promise.all(named)).filter(({ rows }) => rows.length > 0)
}

interface NamingRowsProps {
  model: CallTarget
  id: number
}

/** The routing actions and voice menus that send calls on to a row, each with a link; nothing where there are none. */
export function NamingRows({ model, id }: NamingRowsProps) {
  const { data = [] } = useSWR(['OpNumber.naming', model, id], () => readNaming(model, id), kept)
  return data.map(({ list, rows }) => <Naming key={list} list={list} rows={rows} />)
}

function Naming({ list, rows }: { list: string; rows: readonly object[] }) {
  const titleId = useId()
  const place = placeOfEntity(list.split('.')[0] ?? '')
  return (
    <>
      <p id={titleId}>{t('naming', { nouns: nounsOf(list).other })}</p>
      <ul aria-labelledby={titleId}>
        {rows.map((row) => {
          const id = Number(valueAt(row, 'id'))
          const name = String(valueAt(row, 'name'))
          return (
            <li key={id}>
              {place ? <PlaceLink href={rowHref(place, { action: 'edit', id })}>{name}</PlaceLink> : name}
            </li>
          )
        })}
      </ul>
    </>
  )
}
