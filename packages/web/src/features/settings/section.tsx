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
    const show = () => {
      heading.current?.scrollIntoView({ block: 'start' })
      heading.current?.focus({ preventScroll: true })
    }
    show()
    // wouter dispatches this for each push. A link to the same address renders nothing; pushes that are no links have a state.
    const handlePush = () => {
      if (history.state === null && new URLSearchParams(location.search).get('part') === part) show()
    }
    addEventListener('pushState', handlePush)
    return () => removeEventListener('pushState', handlePush)
  }, [isLedTo, part])
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
