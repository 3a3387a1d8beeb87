import { useLoaded } from '../browser/load-once.ts'
import type { BannerProps, Resource } from '../kit/define-resource.ts'

/** Links to parts of a list, once their code is here. */
export function ListBanner({ banner, searchable }: Pick<Resource, 'banner' | 'searchable'>) {
  return banner ? <Loaded source={banner} searchable={searchable} /> : null
}

interface LoadedProps extends BannerProps {
  source: NonNullable<Resource['banner']>
}

function Loaded({ source, searchable }: LoadedProps) {
  const { value } = useLoaded(source)
  return value ? <value.Banner searchable={searchable} /> : null
}
