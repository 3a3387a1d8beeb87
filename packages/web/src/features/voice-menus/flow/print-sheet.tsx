import type { MenuChoice } from '@lineboard/sdk/call-flow'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { PaperHeading } from '../../../shared/paper/paper-heading.tsx'
import { lineText } from '../editor/line-text.ts'
import { type OutlineLine, outlineOf } from '../editor/outline.tsx'
import type { MenuDraft, MenuEditor } from '../editor/use-menu-editor.ts'
import { t as menu } from '../menu/voice-menus.messages.ts'
import { nodeText, rowText, shortKey } from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import { heights } from './layout.ts'
import styles from './print-sheet.module.css'
import { useDrawing } from './use-drawing.ts'

/** A stretch of the chart that is printed in one piece, from top to bottom in pixels of the canvas. */
interface Band {
  top: number
  bottom: number
}

/**
 * Cuts a chart into bands of at most this height, for paper. A cut goes between boxes where it can; only where no gap is in the lower half
 * of a band, one goes through a box.
 */
export function bandsOf(boxes: readonly Band[], mostPx: number): Band[] {
  const end = Math.max(0, ...boxes.map(({ bottom }) => bottom))
  const isFree = (at: number) => boxes.every(({ top, bottom }) => at <= top || at >= bottom)
  const gaps = boxes.flatMap(({ top, bottom }) => [top, bottom]).filter(isFree)
  const bands: Band[] = []
  let top = 0
  while (end - top > mostPx) {
    const limit = top + mostPx
    const fitting = gaps.filter((at) => at >= top + mostPx / 2 && at <= limit)
    const bottom = fitting.length > 0 ? Math.max(...fitting) : limit
    bands.push({ top, bottom })
    top = bottom
  }
  return [...bands, { top, bottom: end }]
}

type Drawing = ReturnType<typeof useDrawing>

/** Margin around the chart, and the least it is drawn as wide as, so that a small one is not blown up; in pixels of the canvas. */
const MARGIN = 24
const LEAST_WIDTH = 900

/** How much higher than wide a piece of the chart may be to fit on a sheet of A4 or letter, below the heading. */
const SHEET_RATIO = 1.15

/** The whole chart for paper, in as many pieces as it takes. */
function PaperChart(drawing: Drawing) {
  const { graph, sizes, positions } = drawing
  const boxes = graph.nodes.map(({ id }) => ({
    ...(positions.get(id) ?? { x: 0, y: 0 }),
    ...(sizes.get(id) ?? { width: 0, height: 0 }),
  }))
  const width = Math.max(LEAST_WIDTH, ...boxes.map((box) => box.x + box.width + MARGIN))
  const bands = bandsOf(
    boxes.map(({ y, height }) => ({ top: y - MARGIN, bottom: y + height + MARGIN })),
    width * SHEET_RATIO,
  )
  return bands.map((band) => <Piece key={band.top} {...{ band, width, drawing }} />)
}

function Piece({ band: { top, bottom }, width, drawing }: { band: Band; width: number; drawing: Drawing }) {
  const { graph, sizes, positions } = drawing
  const nodes = graph.nodes.filter(({ id }) => {
    const y = positions.get(id)?.y ?? 0
    return y < bottom && y + (sizes.get(id)?.height ?? 0) > top
  })
  return (
    <svg className={styles.piece} viewBox={`0 ${top} ${width} ${bottom - top}`} aria-hidden="true">
      {graph.edges.map((edge) => (
        <Line key={edge.id} {...{ edge, drawing }} />
      ))}
      {nodes.map((node) => (
        <Box key={node.id} {...{ node, drawing }} />
      ))}
    </svg>
  )
}

function Line({ edge, drawing }: { edge: Drawing['graph']['edges'][number]; drawing: Drawing }) {
  const { graph, sizes, positions } = drawing
  const [from, to] = [positions.get(edge.from), positions.get(edge.to)]
  if (!from || !to) return null
  const place = graph.edges.filter(({ from: menu }) => menu === edge.from).indexOf(edge)
  const [x, y] = [from.x + (sizes.get(edge.from)?.width ?? 0), from.y + heights.head + heights.row * (place + 0.5)]
  const [endX, endY] = [to.x, to.y + heights.head / 2]
  const bend = Math.max(40, Math.abs(endX - x) / 2)
  return (
    <g>
      <path d={`M${x} ${y} C${x + bend} ${y} ${endX - bend} ${endY} ${endX} ${endY}`} className={styles.line} />
      <circle cx={endX} cy={endY} r={4} />
      <text x={(x + endX) / 2} y={(y + endY) / 2} className={styles.key}>
        {shortKey(edge.choice.key)}
      </text>
    </g>
  )
}

function Box({ node, drawing }: { node: Drawing['graph']['nodes'][number]; drawing: Drawing }) {
  const { formatPhone, findings, sizes, positions } = drawing
  const { above, title } = nodeText(node, formatPhone)
  return (
    <foreignObject {...positions.get(node.id)} {...sizes.get(node.id)}>
      <div className={styles.box}>
        <div className={styles.head}>
          {above && <small>{above}</small>}
          <strong>{title}</strong>
        </div>
        {node.kind === 'menu' &&
          node.choices.map((choice) => (
            <div key={choice.id} className={styles.row}>
              <b>{shortKey(choice.key)}</b> {rowText(choice)}
            </div>
          ))}
        {findings.get(node.id)?.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </foreignObject>
  )
}

interface PrintSheetProps {
  draft: MenuDraft
  typed: MenuEditor['typed']
  /** It was printed, or not. */
  onDone: () => void
}

function Lines({ lines, textOf }: { lines: readonly OutlineLine[]; textOf: (choice: MenuChoice) => string }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ choice, lines: below }) => (
        <li key={choice.id}>
          {textOf(choice)}
          <Lines lines={below} textOf={textOf} />
        </li>
      ))}
    </ul>
  )
}

/** A menu on paper: its chart over all levels, and its outline as text. It asks the browser to print, and is seen nowhere else. */
export function PrintSheet({ draft, typed, onDone }: PrintSheetProps) {
  const drawing = useDrawing(draft, typed.actions, true)
  useEffect(() => {
    addEventListener('afterprint', onDone)
    print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  const status = menu(typed.status === 'published' ? 'published' : 'draft')
  return createPortal(
    // Paper is light, whatever the screen is.
    <div className={styles.sheet} data-theme="light" data-paper="instead">
      <PaperHeading title={t('printTitle', { name: draft.menu.name })} facts={[status]} />
      <PaperChart {...drawing} />
      <h2>{t('outline')}</h2>
      <Lines
        lines={outlineOf(draft.setup, draft.menu)}
        textOf={(choice) => lineText(draft.setup, choice, drawing.formatPhone)}
      />
    </div>,
    document.body,
  )
}
