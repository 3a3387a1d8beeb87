import styles from './long-text.module.css'

/** Lines to be read as they are, such as JSON. Long ones are broken, so that nothing but the page scrolls. */
export const LongText = ({ children }: { children: string }) => <pre className={styles.text}>{children}</pre>
