import { type RefObject, useEffect, useRef } from 'react'
import type { Edit } from '../edits/edits.ts'
import type { FlowGraph } from './flow-graph.ts'

/** Where the keyboard goes once an edit is drawn: to the line of the choice, or the end of one that is new. */
function idAfter({ edges, nodes }: FlowGraph, edit: Edit): string | undefined {
  const own = edges.filter(({ at }) => at !== undefined)
  const last = own.at(-1)
  if (edit.kind === 'add') return last?.to
  const at = edit.kind === 'move' ? edit.to : edit.kind === 'remove' ? (edit.at[0] ?? 0) : edit.at
  return (own.find((edge) => edge.at === at) ?? last)?.id ?? nodes[0]?.id
}

/** Keeps the keyboard on the canvas: what had the focus may be drawn anew, or gone, after an edit. */
export function useFocusAfter(
  canvas: RefObject<HTMLElement | null>,
  graph: FlowGraph,
  onReached: (id: string) => void,
): (edit: Edit) => void {
  const wanted = useRef<{ edit: Edit; before: FlowGraph } | undefined>(undefined)
  useEffect(() => {
    const { edit, before } = wanted.current ?? {}
    if (!edit || before === graph) return
    wanted.current = undefined
    const id = idAfter(graph, edit)
    if (id === undefined) return
    onReached(id)
    // Nodes and lines are drawn by the canvas in its own time.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        canvas.current?.querySelector<HTMLElement | SVGElement>(`[data-id="${CSS.escape(id)}"]`)?.focus(),
      ),
    )
  }, [canvas, graph, onReached])
  return (edit) => {
    wanted.current = { edit, before: graph }
  }
}
