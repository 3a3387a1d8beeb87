import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { t } from '../system-settings.messages.ts'
import styles from './editors.module.css'

/** What stands around the selected text: before and after it. */
const formats = [
  { label: t('terms.heading'), around: ['<h3>', '</h3>'] },
  { label: t('terms.paragraph'), around: ['<p>', '</p>'] },
  { label: t('terms.strong'), around: ['<strong>', '</strong>'] },
  { label: t('terms.list'), around: ['<ul>\n  <li>', '</li>\n</ul>'] },
  { label: t('terms.link'), around: ['<a href="https://">', '</a>'] },
] as const

/** Formats the selected part of the text area of a field, which stands beside it. */
export function FormatButtons({ name }: { name: string }) {
  const { setValue } = useFormContext()
  const buttons = useRef<HTMLFieldSetElement>(null)

  const put = ([before, after]: readonly [string, string]) => {
    const area = buttons.current?.parentElement?.querySelector('textarea')
    if (!area) return
    const { selectionStart: start, selectionEnd: end, value } = area
    const text = `${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`
    setValue(name, text, { shouldDirty: true, shouldTouch: true })
    area.focus()
    area.setSelectionRange(start + before.length, end + before.length)
  }

  return (
    <fieldset ref={buttons} className={styles.buttons} aria-label={t('terms.format')}>
      {formats.map(({ label, around }) => (
        <Button key={label} size="small" onClick={() => put(around)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
