import { useLocation, useSearch } from 'wouter'

/** Replaces one parameter of the address; an empty value takes it out. */
export function useParameter(name: string): (value: string) => void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (value) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    navigate(next.size > 0 ? `${path}?${next}` : path)
  }
}
