import type { Store } from '../store/types.ts'

/** Working state of a store that is no row of it, such as a hold of some minutes. It ends when all rows are replaced. */
export function besideStore<T>(make: () => T): (store: Store) => T {
  const byStore = new WeakMap<Store, T>()
  return (store) => {
    const known = byStore.get(store)
    if (known) return known
    const value = make()
    byStore.set(store, value)
    const stop = store.onReplaced(() => {
      byStore.delete(store)
      stop()
    })
    return value
  }
}
