import { useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStable } from '../../../browser/use-stable.ts'
import type { DrawnEdge, DrawnNode } from './drawn-flow.ts'
import { canBeRead, isInView, isSameView, READABLE, recentred, room } from './in-view.ts'
import { onceDrawn } from './once-drawn.ts'

interface Seen {
  /** Ids of the boxes there are. */
  ids: readonly string[]
  /** Ids of those that are shown at first, on a narrow screen or a wide one. */
  first: () => readonly string[]
  isNarrow: boolean
}

/**
 * Keeps in view what is to be seen of the canvas. As long as nobody has moved it, it shows as much as at first, whatever becomes of its size and
 * its boxes. After that its middle stays where it is, and only a box that is added out of sight is brought into view.
 */
export function useInView({ ids, first, isNarrow }: Seen) {
  const { fitView, getEdge, getNode, getNodesBounds, getViewport, getZoom, setViewport, flowToScreenPosition } =
    useReactFlow<DrawnNode, DrawnEdge>()
  const canvas = useStore(({ domNode }) => domNode)
  const size = useStable({ width: useStore(({ width }) => width), height: useStore(({ height }) => height), isNarrow })
  const begun = useRef<{ view?: ReturnType<typeof getViewport> }>(undefined)

  const begin = async () => {
    const mine = {}
    begun.current = mine
    await fitView({ ...{ minZoom: READABLE, maxZoom: 1, padding: room }, nodes: first().map((id) => ({ id })) })
    if (begun.current === mine) begun.current = { view: getViewport() }
  }
  const isAsBegun = () => begun.current?.view === undefined || isSameView(getViewport(), begun.current.view)

  /** Shows a box that is out of sight, or the end of a line with the menu that it begins at, no nearer than before. */
  const bringIntoView = (id: string) => {
    const edge = getEdge(id)
    const end = getNode(edge?.target ?? id)
    if (!end || !canvas) return
    const { width = 0, height = 0 } = end
    const zoom = getZoom()
    const box = { ...flowToScreenPosition(end.position), width: width * zoom, height: height * zoom }
    if (isInView(box, canvas.getBoundingClientRect())) return
    const fits = (boxes: readonly string[]) => canBeRead(getNodesBounds([...boxes]), size, zoom)
    if (isAsBegun() && first().includes(end.id) && fits(first())) return void begin()
    const both = edge ? [edge.source, end.id] : [end.id]
    const nodes = (fits(both) ? both : [end.id]).map((box) => ({ id: box }))
    void fitView({ nodes, maxZoom: zoom, padding: room })
  }

  const follow = useEffectEvent((from: typeof size) => {
    if (isAsBegun()) void begin()
    else void setViewport(recentred(getViewport(), from, size))
  })
  const before = useRef(size)
  useEffect(() => {
    const from = before.current
    before.current = size
    if (begun.current && from !== size) follow(from)
  }, [size])

  const show = useEffectEvent(bringIntoView)
  const known = useRef(ids)
  useEffect(() => {
    const added = ids.filter((id) => !known.current.includes(id)).at(-1)
    known.current = ids
    if (begun.current && added !== undefined) onceDrawn(() => show(added))
  }, [ids])

  return { begin, bringIntoView }
}
