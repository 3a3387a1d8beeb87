import { proxy, ref, useSnapshot } from 'valtio'
import { addServerState, api, whenFieldsKnown } from './client.ts'

/** Whether rows of a model have a field, or the relation that a path begins with: false only where it is known that they do not. */
export type HasField = (model: string, path: string) => boolean

const asNow = (): HasField => (model, path) => api().fields.has(model, path.split('.')[0] ?? path) !== false

// A function of its own for each time that more became known: who uses it is drawn anew.
const known = proxy({ has: ref(asNow()) })

function noteFields(): void {
  known.has = ref(asNow())
}

export const useHasField = (): HasField => useSnapshot(known).has

addServerState(noteFields)
whenFieldsKnown(noteFields)
