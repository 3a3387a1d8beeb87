import type { ReactNode } from 'react'
import styles from './facts.module.css'
import longTextStyles from './long-text.module.css'

/** Things known of something, under a heading. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FactsSection title={title}>
      <FactList>{children}</FactList>
    </FactsSection>
  )
}

/** Things known of something whose heading stands elsewhere. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>

/** One thing known; nothing at all where it is not, which is what `isKnown && text` answers, too. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A part of the details that is no list of facts, with the same heading. */
export function FactsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.facts}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Lines to be read as they are, such as JSON. Long ones are broken, so that nothing but the page scrolls. */
export const LongText = ({ children }: { children: string }) => <pre className={longTextStyles.text}>{children}</pre>
