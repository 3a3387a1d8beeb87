import { useLayoutEffect, useRef } from 'react'
import type { KeyHandlers, KeyLayer, KeyOptions } from './key-layer.ts'
import { press } from './press.ts'

/** Those there are; the last one that came is asked first. */
const layers: { current: KeyLayer }[] = []

const handlePress = (event: KeyboardEvent) => press(event, heldLayers())

/** Has keys do something for as long as a part of the screen is there. */
export function useKeys(handlers: KeyHandlers, options: KeyOptions = {}): void {
  const layer = useRef<KeyLayer>({ handlers, options })
  useLayoutEffect(() => {
    layer.current = { handlers, options }
  })
  useLayoutEffect(() => {
    if (layers.length === 0) addEventListener('keydown', handlePress)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener('keydown', handlePress)
    }
  }, [])
}

/** All parts of the screen that have keys now. */
export const heldLayers = (): readonly KeyLayer[] => layers.map(({ current }) => current)
