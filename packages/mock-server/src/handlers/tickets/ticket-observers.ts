import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'

/** Adds an observer to a version; a user who observes it already is answered as is. */
export function observe({ store, now }: Context, versionId: number, userId: number): Row<'Observer'> {
  const observers = store.table('Observer')
  const known = observers.by('versionId', versionId).find((observer) => observer.userId === userId)
  return known ?? observers.insert({ versionId, userId, createdAt: now().toISOString() })
}
