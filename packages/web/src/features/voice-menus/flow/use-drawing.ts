import { isFault, type MenuFinding } from '@lineboard/sdk/call-path'
import { useMemo, useState } from 'react'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import type { ActionValues } from '../action-values.ts'
import { findingText } from '../checks/finding-text.ts'
import type { MenuDraft } from '../use-menu-editor.ts'
import type { NodeData } from './drawn-flow.ts'
import { flowGraph } from './flow-graph.ts'
import { arranged, type Point } from './layout.ts'
import { sizeOf } from './node-size.ts'

const inWords = (found: readonly MenuFinding[], actions: readonly ActionValues[]): NodeData['findings'] => {
  const said = found.map((finding) => ({ text: findingText(finding, actions), isFault: isFault(finding) }))
  return [...new Map(said.map((each) => [each.text, each])).values()]
}

/** A menu as the canvas and the printed chart draw it: its graph, what is wrong in words, and where each box stands. */
export function useDrawing(draft: MenuDraft, actions: readonly ActionValues[], readOnly: boolean) {
  const formatPhone = usePhoneFormat()
  const { setup } = draft
  const graph = useMemo(() => flowGraph(draft), [draft])
  const findings = useMemo(
    () => new Map(graph.nodes.map(({ id, findings: found }) => [id, inWords(found, actions)])),
    [graph, actions],
  )
  const shape = JSON.stringify([
    graph.nodes.map((node) => {
      const texts = findings.get(node.id)?.map(({ text }) => text) ?? []
      return [node.id, sizeOf(node, texts, readOnly)] as const
    }),
    graph.edges.map(({ id, from, to }) => ({ id, from, to })),
  ])
  // What is typed changes the graph with each key press, and what it looks like hardly ever.
  const laidOut = useMemo(() => {
    const [boxes, lines]: [[string, { width: number; height: number }][], { id: string; from: string; to: string }[]] =
      JSON.parse(shape)
    const sizes = new Map(boxes)
    return { sizes, positions: arranged(sizes, lines) }
  }, [shape])
  const names = useMemo(() => ({ setup, formatPhone }), [setup, formatPhone])
  return { graph, findings, names, ...laidOut }
}

/** Where boxes were dragged to: they stay there while the canvas is open, until they are arranged again. */
export function useDragged(positions: ReadonlyMap<string, Point>) {
  const [dragged, setDragged] = useState<ReadonlyMap<string, Point>>(new Map())
  const all = useMemo(() => new Map([...positions, ...dragged]), [positions, dragged])
  return {
    positions: all,
    drag: (id: string, to: Point) => setDragged((before) => new Map(before).set(id, to)),
    arrange: () => setDragged(new Map()),
  }
}
