import type { CallMenu, CallSetup } from '@lineboard/sdk/call-path'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import { rowHref } from '../../../places/href.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import type { ActionValues } from '../action-values.ts'
import { lineText } from './line-text.ts'
import { changed, changeOf, type LineChange } from './moved.ts'
import { t } from './outline.messages.ts'
import styles from './outline.module.css'
import { type OutlineLine, outlineOf } from './outline-lines.ts'

interface OutlineProps {
  setup: CallSetup
  menu: CallMenu
  actions: readonly ActionValues[]
  /** Choices that a call met: their lines are lit. */
  lit: ReadonlySet<number>
  readOnly: boolean
  onChange: (actions: ActionValues[]) => void
  /** Brings the fields of a choice into view. */
  onShow: (at: number) => void
}

/** A menu over all its levels, a line a key. Lines of the menu itself are changed by keyboard, each change is announced. */
export function Outline({ setup, menu, actions, lit, readOnly, onChange, onShow }: OutlineProps) {
  const [titleId, hintId] = [useId(), useId()]
  const [said, say] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const formatPhone = usePhoneFormat()
  const lines = outlineOf(setup, menu)

  const focusLine = (at: number) => {
    const place = Math.max(0, Math.min(at, actions.length - 1))
    // The lines are drawn anew first.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>(':scope > li > button')[place]?.focus())
  }
  const announce = (line: string, change: LineChange) => {
    if (change.kind === 'move') return say(t('moved', { line, place: change.to + 1, count: actions.length }))
    say(change.kind === 'key' ? t('rekeyed', { line, key: change.key }) : t('removed', { line }))
  }
  const handleKey = (event: KeyboardEvent, at: number, line: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.altKey ? '' : event.key]
    const change = readOnly ? undefined : changeOf(event, at, actions.length)
    if (step === undefined && !change) return
    event.preventDefault()
    if (step !== undefined) return focusLine(at + step)
    if (!change) return
    onChange(changed(actions, at, change))
    announce(line, change)
    focusLine(change.kind === 'move' ? change.to : at)
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
                onKeyDown={(event) => handleKey(event, at, text)}
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
        {said}
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
