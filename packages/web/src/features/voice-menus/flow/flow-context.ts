import type { MenuChoice } from '@lineboard/sdk/call-path'
import { createContext, useContext } from 'react'

/** What nodes of the canvas know beyond themselves. */
export interface FlowFacts {
  formatPhone: (text: string) => string
  readOnly: boolean
  /** The first key that has no choice yet; undefined where all have one. */
  freeKey: MenuChoice['key'] | undefined
  onAdd: (key: MenuChoice['key']) => void
}

const FlowContext = createContext<FlowFacts | undefined>(undefined)

export const FlowProvider = FlowContext.Provider

/** Throws outside of a canvas. */
export function useFlowFacts(): FlowFacts {
  const facts = useContext(FlowContext)
  if (!facts) throw new Error('A node was drawn outside of the canvas')
  return facts
}
