import { WordedError } from '../../lib/errors/is-worded.ts'
import type { Resource } from '../define-resource.ts'
import { editedSince } from '../rows/edited-rows.ts'
import { rowId } from '../rows/row-text.ts'
import { t } from './changed-meanwhile.messages.ts'

/** Rows as they were when a change of them began to wait. */
export interface Known {
  /**
   * Throws, in words, where `differs` says that somebody else has changed the row since then in what the change would undo: nothing
   * is overwritten in silence. Whoever tries again knows of it.
   */
  hold(now: object, differs: (was: object, is: object) => boolean): void
}

/** Keeps rows in mind that were read after a moment of `editsMade`. */
export function knownRows(resource: Pick<Resource, 'model'>, rows: readonly object[], moment: number): Known {
  const known = new Map(rows.map((row) => [rowId(row), row]))
  return {
    hold(now, differs) {
      const id = rowId(now)
      const was = known.get(id)
      known.set(id, now)
      // What this page has saved itself meanwhile, such as an earlier change that waited, is nobody else's.
      const isOwn = editedSince(resource.model, moment).has(id)
      if (was && !isOwn && differs(was, now)) throw new WordedError(t('changed'))
    },
  }
}
