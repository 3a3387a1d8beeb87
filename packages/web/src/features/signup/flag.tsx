import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import styles from './flag.module.css'

// The page is there before the list of all flags is.
const files = loadOnce(async () => (await import('./flag-files.ts')).flags)

/** The flag of a country, or of the Union, by its code in lower case; an empty place where there is none. It is a picture, as some systems draw no flags. */
export function Flag({ code }: { code: string }) {
  const url = useLoaded(files).value?.get(code)
  return url ? (
    <img className={styles.flag} src={url} alt="" width="24" height="16" loading="lazy" />
  ) : (
    <span className={styles.flag} aria-hidden="true" />
  )
}
