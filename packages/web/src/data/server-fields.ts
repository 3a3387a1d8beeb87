import type { OperationId } from '@lineboard/sdk'
import { proxy, ref, useSnapshot } from 'valtio'
import { isServed } from '../state/served-calls.ts'
import { addServerState, api, clientOptions, whenFieldsKnown } from './client.ts'

/** Whether rows of a model have a field, or the relation that a path begins with: false only where it is known that they do not. */
export type HasField = (model: string, path: string) => boolean

const asNow = (): HasField => (model, path) => api().fields.has(model, path.split('.')[0] ?? path) !== false

/** Whether the server has a call that the documents of the core API lack: its fit names it, or it has the whole contract. */
type Offers = (operation: OperationId) => boolean

export const offersNow: Offers = (operation) => (clientOptions().fit ? isServed(operation) : api().fields.areWhole())

// A function of its own for each time that more became known: who uses it is drawn anew.
const known = proxy({ has: ref(asNow()), offers: ref(offersNow) })

function noteFields(): void {
  known.has = ref(asNow())
  known.offers = ref((operation) => offersNow(operation))
}

export const useHasField = (): HasField => useSnapshot(known).has

export const useOffers = (): Offers => useSnapshot(known).offers

addServerState(noteFields)
whenFieldsKnown(noteFields)
