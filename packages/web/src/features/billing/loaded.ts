/** What is there already, as a widget takes it. */
export const loaded = <Data>(data: Data) => ({ data, error: undefined, mutate: () => undefined })
