import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearch } from 'wouter'
import type { SettingPart } from './named-settings.ts'
import styles from './section.module.css'

interface SectionProps {
  part: SettingPart
  title: string
  children: ReactNode
}

/** A part of the settings under its heading, which an address may lead to. */
export function Section({ part, title, children }: SectionProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLedTo = new URLSearchParams(useSearch()).get('part') === part
  useEffect(() => {
    if (!isLedTo) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isLedTo])
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
