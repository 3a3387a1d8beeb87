import { isFault, type MenuFinding } from '@lineboard/sdk/call-flow'
import { useMemo, useState } from 'react'
import { useStable } from '../../../browser/hooks.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { findingText } from '../checks/finding-text.ts'
import { lineText } from '../editor/line-text.ts'
import type { MenuDraft } from '../editor/use-menu-editor.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import type { NodeData } from './drawn-flow.ts'
import { flowGraph } from './flow-graph.ts'
import { arranged, type Point, sizeOf } from './layout.ts'

const inWords = (found: readonly MenuFinding[], actions: readonly ActionValues[]): NodeData['findings'] => {
  const said = found.map((finding) => ({ text: findingText(finding, actions), isFault: isFault(finding) }))
  return [...new Map(said.map((each) => [each.text, each])).values()]
}

/** A menu as the canvas and the printed chart draw it: its graph, what is wrong in words, and where each box stands. */
export function useDrawing(draft: MenuDraft, actions: readonly ActionValues[], readOnly: boolean) {
  const formatPhone = usePhoneFormat()
  const graph = useStable(flowGraph(draft))
  const words = useStable(graph.edges.map(({ choice }) => lineText(draft.setup, choice, formatPhone)))
  const found = useStable(graph.nodes.map(({ id, findings }) => [id, inWords(findings, actions)] as const))
  const findings = useMemo(() => new Map(found), [found])
  const shape = useStable({
    boxes: graph.nodes.map((node) => {
      const texts = findings.get(node.id)?.map(({ text }) => text) ?? []
      return [node.id, sizeOf(node, texts, readOnly)] as const
    }),
    lines: graph.edges.map(({ id, from, to }) => ({ id, from, to })),
  })
  const laidOut = useMemo(() => {
    const sizes = new Map(shape.boxes)
    return { sizes, positions: arranged(sizes, shape.lines) }
  }, [shape])
  return { graph, words, findings, formatPhone, ...laidOut }
}

/** Where boxes were dragged to: they stay there while the canvas is open, until they are arranged again. */
export function useDragged() {
  const [dragged, setDragged] = useState<ReadonlyMap<string, Point>>(new Map())
  return {
    dragged,
    drag: (id: string, to: Point) => setDragged((before) => new Map(before).set(id, to)),
    arrange: () => setDragged(new Map()),
  }
}
