import { positiveInteger } from '../../lib/positive-integer.ts'
import type { AssetReference } from '../../parts/tickets/about.ts'
import { isKind } from './asset-kinds.ts'

/** What an address names; undefined for one that names nothing. */
export function fromAbout(text: string | null): AssetReference | undefined {
  const [, kind, idText, name] = /^(\w+):(\d*):(.{1,120})$/s.exec(text ?? '') ?? []
  const recordId = positiveInteger(idText)
  if (!kind || !isKind(kind) || !name || (idText && recordId === undefined)) return undefined
  return { kind, ...(recordId !== undefined && { recordId }), name }
}
