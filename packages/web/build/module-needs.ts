/** What the bundler knows of a module. */
interface Module {
  readonly id: string
  readonly code: string | null
  readonly exports: readonly string[]
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly isEntry: boolean
}

/** Finds what the bundler knows of a module by its id; null for what stays outside the build. */
export type FindModule = (id: string) => Module | null

/** All modules that are reached from one, itself among them, along what `next` answers. */
function reached(id: string, find: FindModule, next: (module: Module) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const module = found.has(at) ? null : find(at)
    found.add(at)
    if (module) waiting.push(...next(module))
  }
  return found
}

/** A module of our own packages that only passes on what others export: whoever imports one name from it needs not the rest. */
const isBarrel = ({ id, code }: Module) =>
  /\/(sdk|contract)\/src\/([\w-]+\/)?index\.ts$/.test(id) && !/=>|\bfunction\b/.test(code ?? '')

/** Reached from what the theme is made with, named by nothing of ours, and so left out; it would say that the theme needs fields. */
const leftOut = /\/@mui\/material\/styles\/enhanceHighContrast\.mjs$/

/** What a module's code names in its imports and in what it passes on; a word of its own, such as `Object.keys`, is none. */
const namedIn = (code: string): string => [...code.matchAll(/\b(?:import|export)\b[^'"();]*\bfrom\b/g)].join()

/** Who imports a module: of those who do so through a barrel, the ones that name something of it. */
function usersOf(module: Module, find: FindModule): string[] {
  const names = new RegExp(`\\b(${module.exports.filter((name) => name !== '*').join('|')})\\b`)
  const isNamedIn = (id: string) => names.test(namedIn(find(id)?.code ?? ''))
  const through = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const user = find(id)
      if (!user || !isBarrel(user)) return [id]
      const brought = user.dynamicImporters.length > 0 ? [id] : []
      return [...through(user.importers).filter(isNamedIn), ...brought]
    })
  return through(module.importers.filter((id) => !leftOut.test(id)))
}

/** What must be there before a module runs, itself among them. */
export const importsOf = (id: string, find: FindModule): ReadonlySet<string> =>
  reached(id, find, ({ importedIds }) => importedIds)

/** The files that are brought by themselves, the page's first among them, and cannot run without the module. */
export const neededBy = (id: string, find: FindModule): string[] =>
  [...reached(id, find, (module) => usersOf(module, find))].filter((user) => {
    const module = find(user)
    return module && (module.isEntry || module.dynamicImporters.length > 0)
  })
