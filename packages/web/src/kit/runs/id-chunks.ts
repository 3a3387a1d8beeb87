// Ids travel in the address, which many servers cut off at 8 kB.
const IDS_A_CALL = 100

/** As many of a list as fit into one call each, by their ids. */
export const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / IDS_A_CALL) }, (_, index) =>
    items.slice(index * IDS_A_CALL, (index + 1) * IDS_A_CALL),
  )
