import type { AnyRow, Id } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { type DataFile, openDataFile } from './data-file.ts'

const writeAfterMs = 250

/** A store kept on disk from now on. */
export interface Kept {
  /** Writes what is left now. */
  flush(): void
  /** Writes what is left and closes the file. */
  close(): void
}

function everything(store: Store): Map<string, Iterable<AnyRow>> {
  return new Map(store.models().map((model) => [model, store.anyTable(model)?.all() ?? []]))
}

function fill(store: Store, file: DataFile): void {
  for (const [model, rows] of file.readAll()) store.anyTable(model)?.load(rows)
}

/**
 * Loads a store from a folder, or seeds it when the folder is new, and writes every change behind it: what a kill takes
 * away is at most the last quarter of a second. `onDefect` is told when a write fails; it is tried again.
 */
export function keepStore(store: Store, folder: string, seed: () => void, onDefect: (problem: unknown) => void): Kept {
  const file = openDataFile(folder)
  let dirty = new Map<string, Map<Id, AnyRow | undefined>>()
  let isReplaced = false
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    const written = dirty
    dirty = new Map()
    try {
      if (isReplaced) file.writeAll(everything(store))
      else if (written.size > 0) file.write(written)
      isReplaced = false
    } catch (problem) {
      for (const [model, rows] of dirty) written.set(model, new Map([...(written.get(model) ?? []), ...rows]))
      dirty = written
      onDefect(problem)
      later()
    }
  }

  function later(): void {
    timer ??= setTimeout(flush, writeAfterMs)
    timer.unref()
  }

  if (file.isNew) {
    seed()
    isReplaced = true
    flush()
  } else {
    fill(store, file)
  }

  const stopChanges = store.onChange(({ model, kind, row }) => {
    const rows = dirty.get(model) ?? new Map<Id, AnyRow | undefined>()
    dirty.set(model, rows.set(row.id, kind === 'deleted' ? undefined : row))
    later()
  })
  const stopReplaced = store.onReplaced(() => {
    isReplaced = true
    later()
  })

  return {
    flush() {
      clearTimeout(timer)
      flush()
    },
    close() {
      stopChanges()
      stopReplaced()
      clearTimeout(timer)
      flush()
      file.close()
    },
  }
}
