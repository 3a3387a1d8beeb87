/** A saved view that a list was opened by. */
export interface OpenView {
  name: string
  /** Query of its address in the shortest form. */
  search: string
  /** Id of whose view it is; undefined for one's own that is not shared. */
  ownerId?: number | undefined
}

/** Who looks at it. */
export interface Viewer {
  id: number
  /** May change everybody's shared views. */
  editsAll: boolean
}

/** How what is shown stands to the view it was opened by, and what may be done about it. */
export interface OpenViewState {
  isChanged: boolean
  /** The view is somebody else's, to be shown and copied, and not changed. */
  isLocked: boolean
  maySave: boolean
  /** Keeps it among the own views; of one's own view there is no need. */
  maySaveAsMine: boolean
}

/** What may be done with a view while the list shows `search`. Nothing is ever changed but by one of these. */
export function openViewState({ search: saved, ownerId }: OpenView, search: string, viewer: Viewer): OpenViewState {
  const isMine = ownerId === undefined || ownerId === viewer.id
  const isChanged = saved !== search
  return {
    isChanged,
    isLocked: !isMine && !viewer.editsAll,
    maySave: isChanged && (isMine || viewer.editsAll),
    maySaveAsMine: isChanged && !isMine,
  }
}

/** A name that no view has yet: the same one, or with the first number that is free. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let count = 2; ; count += 1) if (!taken.includes(`${name} (${count})`)) return `${name} (${count})`
}
