import { useLoaded } from '../lib/load-once.ts'
import type { Resource } from './define-resource.ts'

/** What a resource has above its list, once its code is here. */
export function ListBanner({ source }: { source: NonNullable<Resource['banner']> }) {
  const { value } = useLoaded(source)
  return value ? <value.Banner /> : null
}
