import { StartError } from '../../ground/errors.ts'
import type { AnyRow, Id } from '../rows/internal-rows.ts'
import type { Store } from '../rows/types.ts'
import { type DataFile, openDataFile } from './data-file.ts'

const writeAfterMs = 250

/** A store kept on disk from now on. */
export interface Kept {
  /** Writes what is left now. */
  flush(): void
  /** Writes what is left and closes the file. Throws an `Error` with a sentence when that can't be written. */
  close(): void
}

/** How a store is kept. */
export interface KeepOptions {
  folder: string
  /** Fills a store that is new. */
  seed(): void
  /** Is told in a sentence that changes can't be written, the first time; and undefined once they are again. */
  onProblem(sentence: string | undefined): void
  /** @default the file `lineboard.db` of the folder */
  open?: (folder: string) => DataFile
}

function everything(store: Store): Map<string, Iterable<AnyRow>> {
  return new Map(store.models().map((model) => [model, store.anyTable(model)?.all() ?? []]))
}

const lastIdsOf = (store: Store, models: Iterable<string>): Map<string, number> =>
  new Map(Array.from(models, (model) => [model, store.anyTable(model)?.lastId ?? 0]))

function fill(store: Store, file: DataFile): void {
  const lastIds = file.readLastIds()
  for (const [model, rows] of file.readAll()) store.anyTable(model)?.load(rows, lastIds.get(model))
}

const sentence = (folder: string, problem: unknown) =>
  `What changes cannot be kept in ${folder} (${problem instanceof Error ? problem.message : String(problem)}). ` +
  'Changes are refused until it can be written again: make room, or give this account the right to write.'

/** Loads what the file has, or seeds it where it is new. Closes it where either fails. */
function begin(store: Store, file: DataFile, { folder, seed }: Pick<KeepOptions, 'folder' | 'seed'>): void {
  try {
    if (!file.isNew) {
      fill(store, file)
      return
    }
    seed()
    write(store, file, folder)
  } catch (found) {
    file.close()
    throw found
  }
}

function write(store: Store, file: DataFile, folder: string): void {
  try {
    file.writeAll(everything(store), lastIdsOf(store, store.models()))
  } catch (found) {
    throw new StartError(sentence(folder, found))
  }
}

/**
 * Loads a store from a folder, or seeds it when the folder is new, and writes every change behind it: what a kill takes
 * away is at most the last quarter of a second. A write that fails is tried again until it is done.
 */
export function keepStore(store: Store, { folder, seed, onProblem, open = openDataFile }: KeepOptions): Kept {
  const file = open(folder)
  let dirty = new Map<string, Map<Id, AnyRow | undefined>>()
  let isReplaced = false
  let timer: NodeJS.Timeout | undefined
  let problem: string | undefined

  function report(found: string | undefined): void {
    const isNews = (problem === undefined) !== (found === undefined)
    // The first reason stays: those after it follow from it.
    problem = found === undefined ? undefined : (problem ?? found)
    if (isNews) onProblem(problem)
  }

  function flush(): void {
    timer = undefined
    const written = dirty
    dirty = new Map()
    try {
      if (isReplaced) file.writeAll(everything(store), lastIdsOf(store, store.models()))
      else if (written.size > 0) file.write(written, lastIdsOf(store, written.keys()))
      isReplaced = false
      report(undefined)
    } catch (found) {
      for (const [model, rows] of dirty) written.set(model, new Map([...(written.get(model) ?? []), ...rows]))
      dirty = written
      report(sentence(folder, found))
      later()
    }
  }

  function later(): void {
    timer ??= setTimeout(flush, writeAfterMs)
    timer.unref()
  }

  begin(store, file, { folder, seed })
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
      flush()
      clearTimeout(timer)
      file.close()
      if (problem !== undefined) throw new Error(`${problem} What changed since is lost.`)
    },
  }
}
