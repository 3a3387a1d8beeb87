import type { OpenApiDocument } from './openapi-document.ts'

type Components = OpenApiDocument['components']
type Group = keyof Components

const groups = ['schemas', 'parameters', 'responses', 'examples', 'headers'] as const satisfies readonly Group[]

/** The document without shared parts that nothing refers to. */
export function onlyUsed(document: OpenApiDocument): OpenApiDocument {
  const { components } = document
  const used = new Set<string>()

  function follow(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') follow(value)
      else if (!used.has(value)) {
        used.add(value)
        const [first, name = ''] = value.replace('#/components/', '').split('/')
        const group = groups.find((known) => known === first)
        follow(group && components[group]?.[name])
      }
    }
  }

  follow(document.paths)
  const kept = groups.flatMap((group) => {
    const parts = Object.entries(components[group] ?? {})
    return parts.length > 0
      ? [[group, Object.fromEntries(parts.filter(([name]) => used.has(`#/components/${group}/${name}`)))]]
      : []
  })
  return { ...document, components: { ...components, ...Object.fromEntries(kept) } }
}
