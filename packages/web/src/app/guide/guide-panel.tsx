import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { createElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { useListeners } from '../../browser/events.ts'
import { useMedia } from '../../browser/hooks.ts'
import { languages } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { fillPath } from '../../places/href.ts'
import { allPlaces, type Place } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { type GuideAsked, showGuide } from '../../state/overlay.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { SideDialog } from '../../ui/side-dialog.tsx'
import { t } from './guide.messages.ts'
import type { GuideNode, GuidePage } from './guide-page.ts'
import { CONTENTS, guidePage, guidePicture, pageOfScreen } from './guide-pages.ts'
import styles from './guide-panel.module.css'

function drawn(node: GuideNode, at: number): ReactNode {
  if (typeof node === 'string') return node
  switch (node.tag) {
    case 'picture':
      return <img key={at} className={styles.picture} src={guidePicture(node.name)} alt={node.alt} loading="lazy" />
    case 'page':
      return (
        <button key={at} type="button" className={styles.link} onClick={() => showGuide({ page: node.name })}>
          {node.children.map(drawn)}
        </button>
      )
    default:
      return createElement(node.tag, { key: at }, node.children.map(drawn))
  }
}

/** Pieces of a page of the guide. */
const GuideNodes = ({ nodes }: { nodes: readonly GuideNode[] }) => nodes.map(drawn)

/** Windows where it stands beside the screen; in others it lies over it. */
const WIDE = '(width > 1199px)'
/** Room above a part that is gone to, in pixels. */
const ROOM_PX = 16

const close = () => showGuide(undefined)

const listeners = {
  keydown(event: Event) {
    if (event instanceof KeyboardEvent && event.key === 'Escape') close()
  },
}

/** What a link leads to, and the question that it may ask first, lie below the dialog. */
const leave = {
  ...listeners,
  click({ target }: Event) {
    if (target instanceof Element && target.closest('a')) close()
  },
}

/** A panel of a row, or a dialog, takes the screen for itself: beside it the guide could be neither seen nor used. */
const isCovered = () => document.querySelector('.MuiModal-root') !== null

/** Gives the focus back to what had it before the guide was opened. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}

/** Closes the guide when it has led to a screen that it covers. */
function useWayFree(): void {
  const [path] = useLocation()
  const isWide = useMedia(WIDE)
  const openedAt = useRef(path)
  useEffect(() => {
    if (!isWide && path !== openedAt.current) close()
  }, [isWide, path])
}

/** What was asked for of the guide, beside the screen; over it where it was asked for in a panel or dialog. */
export function GuidePanel({ asked }: { asked: GuideAsked }) {
  const [isOver, setOver] = useState(isCovered)
  // The search over everything, whose entry leads here, is gone by now.
  useLayoutEffect(() => {
    if (asked) setOver(isCovered())
  }, [asked])
  if (!isOver) return <Beside asked={asked} />
  return createPortal(
    <SideDialog label={t('label')} side="right" width="420px" open onClose={close}>
      <Over asked={asked} />
    </SideDialog>,
    document.body,
  )
}

function Beside({ asked }: { asked: GuideAsked }) {
  const panel = useRef<HTMLElement>(null)
  useWayFree()
  useListeners(panel, listeners)
  return (
    <aside ref={panel} className={styles.panel} aria-label={t('label')}>
      <Pages panel={panel} asked={asked} />
    </aside>
  )
}

function Over({ asked }: { asked: GuideAsked }) {
  const panel = useRef<HTMLDivElement>(null)
  useListeners(panel, leave)
  return (
    <div ref={panel} className={styles.over}>
      <Pages panel={panel} asked={asked} />
    </div>
  )
}

/** The page that was asked for, at its section. */
function Pages({ panel, asked }: { panel: RefObject<HTMLElement | null>; asked: GuideAsked }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusBack()
  const { page: named, screen, section } = asked
  const name = named ?? (screen ? pageOfScreen(screen) : CONTENTS)
  const page = guidePage(name)

  useEffect(() => {
    const wanted = section && panel.current?.querySelector<HTMLElement>(`[data-section="${section}"]`)
    const target = wanted || heading.current
    const text = target?.closest('article')
    if (!name || !target || !text) return undefined
    const goTo = () => {
      target.focus({ preventScroll: true })
      // The panel alone: the screen beside it stays where it is.
      text.scrollTop += target.getBoundingClientRect().top - text.getBoundingClientRect().top - ROOM_PX
    }
    goTo()
    // Pictures above it come later, and a dialog has its size only once it is shown: until somebody scrolls, it is gone to again.
    const sizes = new ResizeObserver(goTo)
    for (const part of text.children) sizes.observe(part)
    const stay = () => sizes.disconnect()
    for (const event of ['wheel', 'pointerdown', 'keydown'])
      text.addEventListener(event, stay, { once: true, passive: true })
    return stay
  }, [panel, name, section])

  if (!page) return null
  const written = { lang: page.language, dir: languages[page.language].direction }
  return (
    <>
      <header className={styles.head}>
        {name === CONTENTS ? <span /> : <Button onClick={() => showGuide({ page: CONTENTS })}>{t('contents')}</Button>}
        <IconButton label={t('close')} onClick={close}>
          <CloseOutlined />
        </IconButton>
      </header>
      <article className={styles.page} key={name} data-at-section={section !== undefined}>
        <Note page={page} />
        <h2 ref={heading} tabIndex={-1} {...written}>
          {page.title}
        </h2>
        <Screens page={page} />
        <div {...written}>
          <GuideNodes nodes={page.intro} />
          {page.sections.map(({ id, title, nodes }) => (
            <section key={id}>
              <h3 data-section={id} tabIndex={-1}>
                {title}
              </h3>
              <GuideNodes nodes={nodes} />
            </section>
          ))}
        </div>
      </article>
    </>
  )
}

const hasPicture = (nodes: readonly GuideNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.tag === 'picture' || hasPicture(node.children)))

/** What of a page is in another language than the app. */
function Note({ page: { language: written, intro, sections } }: { page: GuidePage }) {
  if (language === 'en') return null
  if (written !== language) return <p className={styles.note}>{t('inEnglish')}</p>
  const isPictured = [intro, ...sections.map(({ nodes }) => nodes)].some(hasPicture)
  return isPictured && <p className={styles.note}>{t('picturesInEnglish')}</p>
}

/** Whether a link can lead to a screen: others are of one record, or of visitors. */
const isLed = ({ path, guard, page }: Place): boolean => guard === 'session' && !page && !path.includes(':')

/** The screens that a page is about. */
function Screens({ page }: { page: GuidePage }) {
  const places = allPlaces.filter((place) => page.screens.includes(place.id) && isLed(place))
  if (places.length === 0) return null
  return (
    <p className={styles.lists}>
      {t('screens')}
      {places.map(({ id, path }) => (
        <PlaceLink key={id} href={fillPath(path, {})}>
          {titleOf(id)}
        </PlaceLink>
      ))}
    </p>
  )
}
