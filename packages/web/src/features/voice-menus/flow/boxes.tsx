import type { MenuChoice } from '@lineboard/sdk/call-flow'
import { Handle, type NodeProps, Position, useStore } from '@xyflow/react'
import { createContext, useContext } from 'react'
import { rowHref } from '../../../places/href.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { type DrawnNode, dotOf, NEW_DOT, type NodeData, nodeText, rowText, shortKey } from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import type { MenuNode } from './flow-graph.ts'
import { heights } from './layout.ts'

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
function useFlowFacts(): FlowFacts {
  const facts = useContext(FlowContext)
  if (!facts) throw new Error('A node was drawn outside of the canvas')
  return facts
}

function Head({ node, isLit }: NodeData) {
  const { above, title } = nodeText(node, useFlowFacts().formatPhone)
  const other = node.kind === 'menu' && !node.isOwn ? node.menu : undefined
  return (
    <div className={styles.head} data-lit={isLit || undefined}>
      {above && <small>{above}</small>}
      <strong title={title} dir="auto">
        {title}
      </strong>
      {other && (
        <PlaceLink className="nodrag" href={rowHref('voiceMenus', { action: 'edit', id: other.id })}>
          {t('open')} <span className="visually-hidden">{other.name}</span>
        </PlaceLink>
      )}
    </div>
  )
}

function Findings({ findings }: Pick<NodeData, 'findings'>) {
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings}>
      {findings.map(({ text, isFault }) => (
        <li key={text} data-fault={isFault || undefined}>
          {text}
        </li>
      ))}
    </ul>
  )
}

function AnotherKey() {
  const { freeKey, onAdd } = useFlowFacts()
  return (
    <div className={styles.add}>
      {freeKey && (
        <button type="button" className="nodrag" onClick={() => onAdd(freeKey)}>
          {t('addKey', { key: shortKey(freeKey) })}
        </button>
      )}
    </div>
  )
}

function Rows({ node }: { node: MenuNode }) {
  return (
    <ul className={styles.rows}>
      {node.choices.map((choice) => (
        <li key={choice.id}>
          <b>{shortKey(choice.key)}</b> <span dir="auto">{rowText(choice)}</span>
        </li>
      ))}
    </ul>
  )
}

interface DotsProps {
  node: NodeData['node']
  isOpen: boolean
}

/** Where lines begin and end. */
function Dots({ node, isOpen }: DotsProps) {
  const heightOf = (at: number) => heights.head + heights.row * (at + 0.5)
  return (
    <>
      <Handle type="target" position={Position.Left} aria-hidden="true" style={{ top: heights.head / 2 }} />
      {node.kind === 'menu' &&
        node.choices.map(({ id }, at) => (
          <Handle
            key={id}
            type="source"
            id={dotOf(at)}
            position={Position.Right}
            isConnectable={isOpen}
            aria-hidden="true"
            style={{ top: heightOf(at) }}
          />
        ))}
      {isOpen && (
        <Handle
          type="source"
          id={NEW_DOT}
          position={Position.Right}
          aria-hidden="true"
          style={{ top: 'auto', bottom: heights.add / 2 - 14 }}
        />
      )}
    </>
  )
}

/** From so far no text can be read: hundreds of boxes are drawn in a moment without. */
const FAR = 0.35

/** A menu with its keys, each with a dot that its line begins at; or where a key ends. */
function Box({ data }: NodeProps<DrawnNode>) {
  const { readOnly } = useFlowFacts()
  const isFar = useStore(({ transform }) => transform[2] < FAR)
  const { node } = data
  const isOpen = node.kind === 'menu' && node.isOwn && !readOnly
  return (
    <div className={styles.box} data-own={(node.kind === 'menu' && node.isOwn) || undefined}>
      {!isFar && (
        <>
          <Head {...data} />
          {node.kind === 'menu' && <Rows node={node} />}
          <Findings findings={data.findings} />
          {isOpen && <AnotherKey />}
        </>
      )}
      <Dots node={node} isOpen={isOpen} />
    </div>
  )
}

export const boxes = { menu: Box, end: Box }
