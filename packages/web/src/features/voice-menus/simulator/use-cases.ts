import { useMemo } from 'react'
import { refresh, useCall } from '../../../data/use-call.ts'
import { callByName } from '../../../kit/rows/calls-by-name.ts'
import { type CaseEnd, keptAs, type MenuCase, toCase } from './menu-case.ts'

const none: readonly MenuCase[] = []

/** The cases of a menu that the person has, or was given; none for a menu that is not saved yet. */
export function useCases(menuId: number | undefined): readonly MenuCase[] {
  const args = menuId === undefined ? null : { filter: { where: keptAs, order: 'name ASC' as const } }
  const { data } = useCall('Template.find', args, { silent: true })
  return useMemo(
    () => (menuId === undefined || !data ? none : data.flatMap((template) => toCase(template, menuId) ?? [])),
    [data, menuId],
  )
}

/** Keeps a run as a case. Throws what the server refuses. */
export async function keepCase(
  name: string,
  definition: Pick<MenuCase, 'keys' | 'caller' | 'blocked' | 'isWalletEmpty'> & { menuId: number; end: CaseEnd },
) {
  await callByName('Template.create', { body: { ...keptAs, name, definition } })
  await refresh('Template')
}

/** Deletes a case. Throws what the server refuses. */
export async function dropCase(id: number): Promise<void> {
  await callByName('Template.deleteById', { id })
  await refresh('Template')
}
