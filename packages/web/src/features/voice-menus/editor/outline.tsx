import type { CallMenu, CallSetup, MenuChoice } from '@lineboard/sdk/call-flow'
import { type KeyboardEvent, useId, useRef } from 'react'
import { rowHref } from '../../../places/href.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { type Edit, editOfKey } from './edits.ts'
import { lineText } from './line-text.ts'
import { t } from './outline.messages.ts'
import styles from './outline.module.css'
import type { Edits } from './use-edits.ts'

/** One line of an outline: a key, and the menu below it where it leads to one that is not above it. */
export interface OutlineLine {
  choice: MenuChoice
  menu?: CallMenu
  lines: readonly OutlineLine[]
}

/**
 * What the keys of a menu do, over all levels. A menu that several keys lead to is spelt out once, the first time; after that its name
 * says enough, and a circle ends.
 */
export function outlineOf(setup: Pick<CallSetup, 'menu' | 'choices'>, { id, customerId }: CallMenu): OutlineLine[] {
  const seen = new Set([id])
  const linesOf = (menuId: number): OutlineLine[] =>
    setup.choices(menuId).map((choice) => {
      const found = choice.kind === 'voice_menu' ? setup.menu(Number(choice.target)) : undefined
      const menu = found?.customerId === customerId ? found : undefined
      if (!menu || seen.has(menu.id)) return { choice, ...(menu && { menu }), lines: [] }
      seen.add(menu.id)
      return { choice, menu, lines: linesOf(menu.id) }
    })
  return linesOf(id)
}

interface OutlineProps {
  setup: CallSetup
  menu: CallMenu
  /** Choices that a call met: their lines are lit. */
  lit: ReadonlySet<number>
  readOnly: boolean
  edits: Pick<Edits, 'run' | 'said'>
  /** Brings the fields of a choice into view. */
  onShow: (at: number) => void
}

/** A menu over all its levels, a line a key. Lines of the menu itself are changed by keyboard, each change is announced. */
export function Outline({ setup, menu, lit, readOnly, edits, onShow }: OutlineProps) {
  const [titleId, hintId] = [useId(), useId()]
  const list = useRef<HTMLUListElement>(null)
  const formatPhone = usePhoneFormat()
  const lines = outlineOf(setup, menu)

  const focusLine = (at: number) =>
    // The lines are drawn anew first.
    requestAnimationFrame(() => {
      const drawn = list.current?.querySelectorAll<HTMLElement>(':scope > li > button')
      drawn?.[Math.max(0, Math.min(at, drawn.length - 1))]?.focus()
    })
  const placeAfter = (edit: Edit, at: number) =>
    edit.kind === 'move' ? edit.to : edit.kind === 'add' ? lines.length : at
  const handleKey = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.altKey ? '' : event.key]
    const edit = readOnly ? undefined : editOfKey(event, at, lines.length)
    if (step === undefined && !edit) return
    event.preventDefault()
    if (edit) edits.run(edit)
    focusLine(edit ? placeAfter(edit, at) : at + (step ?? 0))
  }
  return (
    <section aria-labelledby={titleId} className={styles.outline}>
      <h4 id={titleId}>{t('title')}</h4>
      {!readOnly && lines.length > 0 && <p id={hintId}>{t('hint')}</p>}
      {lines.length === 0 && <p>{t('empty')}</p>}
      <ul ref={list} aria-labelledby={titleId} className={styles.lines}>
        {lines.map((line, at) => {
          const text = lineText(setup, line.choice, formatPhone)
          return (
            <li key={line.choice.id} data-lit={lit.has(line.choice.id) || undefined}>
              <button
                type="button"
                className={styles.line}
                aria-describedby={readOnly ? undefined : hintId}
                aria-current={lit.has(line.choice.id) ? 'step' : undefined}
                onClick={() => onShow(at)}
                onKeyDown={(event) => handleKey(event, at)}
              >
                {text}
              </button>
              <Target line={line} gateway={setup.gateway} />
              <Nested lines={line.lines} {...{ setup, lit }} />
            </li>
          )
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {edits.said}
      </p>
    </section>
  )
}

/** The way to the record that a line leads to. */
function Target({ line: { choice, menu }, gateway }: Pick<CallSetup, 'gateway'> & { line: OutlineLine }) {
  if (menu) {
    return (
      <PlaceLink href={rowHref('voiceMenus', { action: 'edit', id: menu.id })}>
        {t('open', { name: menu.name })}
      </PlaceLink>
    )
  }
  const named = choice.kind === 'dial_gateway' ? gateway(Number(choice.target)) : undefined
  // One that has no name here is the owner's, and not shown to this person.
  if (!named?.name) return null
  const href = rowHref('sipGateways', { action: 'edit', id: named.id })
  return <PlaceLink href={href}>{t('open', { name: named.name })}</PlaceLink>
}

/** Lines of the menus below, which have forms of their own. */
function Nested({ lines, setup, lit }: Pick<OutlineProps, 'setup' | 'lit'> & { lines: readonly OutlineLine[] }) {
  const formatPhone = usePhoneFormat()
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.choice.id} data-lit={lit.has(line.choice.id) || undefined}>
          <span aria-current={lit.has(line.choice.id) ? 'step' : undefined}>
            {lineText(setup, line.choice, formatPhone)}
          </span>
          <Target line={line} gateway={setup.gateway} />
          <Nested lines={line.lines} {...{ setup, lit }} />
        </li>
      ))}
    </ul>
  )
}
