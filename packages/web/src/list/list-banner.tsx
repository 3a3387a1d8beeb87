import { useLoaded } from '../browser/load-once.ts'
import type { Resource } from '../resource/define-resource.ts'

/** What a resource has above its list, once its code is here. */
export function ListBanner({ source }: { source: NonNullable<Resource['banner']> }) {
  const { value } = useLoaded(source)
  return value ? <value.Banner /> : null
}
