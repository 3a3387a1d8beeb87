import { useLoaded } from '../browser/load-once.ts'
import type { Resource } from '../resource/define-resource.ts'

/** Links to parts of a list, once their code is here. */
export function ListBanner({ source }: { source: NonNullable<Resource['banner']> }) {
  const { value } = useLoaded(source)
  return value ? <value.Banner /> : null
}
