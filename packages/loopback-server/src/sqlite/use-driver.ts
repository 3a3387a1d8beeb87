import { registerHooks } from 'node:module'

// The connector requires `sqlite3`, a native module that would have to be compiled for this Node: it is given ours.
const driver = new URL('driver.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'sqlite3' ? { url: driver, shortCircuit: true } : next(specifier, context),
})
