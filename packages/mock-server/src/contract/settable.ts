import type { SchemaNode } from '@lineboard/contract/openapi-document'

/** The fields of a body that a client sets: those its schema names, without those that the server sets whatever is sent. */
export function settable(schema: SchemaNode | undefined): readonly string[] {
  const servers = schema?.['x-server-sets'] ?? []
  return Object.keys(schema?.properties ?? {}).filter((name) => !servers.includes(name))
}
