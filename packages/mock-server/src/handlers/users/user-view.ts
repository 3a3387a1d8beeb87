import { defaultIncludes } from '../../crud/default-includes.ts'
import { listRows } from '../../crud/read.ts'
import { notFound } from '../../errors/loopback-error.ts'
import { toFilter } from '../../query/parse-filter.ts'
import type { Row } from '../../store/models.ts'
import type { Where } from '../../store/types.ts'
import type { Context } from '../types.ts'

const { include } = toFilter({ include: defaultIncludes['DashUser.findById'] }, 'DashUser')

/** The users that a condition names, as far as the principal may see them, each with customer and role. */
export function usersWithAccess(context: Context, where: Where): Row<'DashUser'>[] {
  return listRows(context, 'DashUser', { where, order: [], limit: 0, skip: 0, include })
}

/** A user with customer and role. Throws a 404 when there is none the principal may see. */
export function userWithAccess(context: Context, id: number): Row<'DashUser'> {
  const [user] = usersWithAccess(context, { id })
  if (!user) throw notFound('DashUser', id)
  return user
}
