import type { AssetReference } from './about.ts'
import { isKind } from './asset-kinds.ts'

/** What an address names; undefined for one that names nothing. */
export function fromAbout(text: string | null): AssetReference | undefined {
  const [, kind, idText, name] = /^(\w+):([1-9]\d*)?:(.{1,120})$/s.exec(text ?? '') ?? []
  return kind && isKind(kind) && name ? { kind, ...(idText && { recordId: Number(idText) }), name } : undefined
}
