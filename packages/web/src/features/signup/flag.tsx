import styles from './flag.module.css'

const files = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
})

/** Address of each flag, by the code of the country in lower case. */
const flags = new Map(
  Object.entries(files).map(([path, url]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length).toLowerCase(),
    url,
  ]),
)

/** The flag of a country, or of the Union, by its code in lower case; an empty place where there is none. It is a picture, as some systems draw no flags. */
export function Flag({ code }: { code: string }) {
  const url = flags.get(code)
  return url ? (
    <img className={styles.flag} src={url} alt="" width="24" height="16" loading="lazy" />
  ) : (
    <span className={styles.flag} aria-hidden="true" />
  )
}
