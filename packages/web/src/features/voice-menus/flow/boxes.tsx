import { Handle, type NodeProps, Position } from '@xyflow/react'
import { rowHref } from '../../../places/href.ts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { type DrawnNode, dotOf, NEW_DOT, type NodeData } from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import { useFlowFacts } from './flow-context.ts'
import type { MenuNode } from './flow-graph.ts'
import { nodeText, rowText, shortKey } from './node-text.ts'

function Head({ node, isLit }: NodeData) {
  const { above, title } = nodeText(useFlowFacts().names, node)
  const other = node.kind === 'menu' && !node.isOwn ? node.menu : undefined
  return (
    <div className={styles.head} data-lit={isLit || undefined}>
      {above && <small>{above}</small>}
      <strong title={title}>{title}</strong>
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
      <Handle type="source" id={NEW_DOT} position={Position.Right} aria-hidden="true" />
    </div>
  )
}

function Rows({ node, isOpen }: { node: MenuNode; isOpen: boolean }) {
  return (
    <ul className={styles.rows}>
      {node.choices.map((choice, at) => (
        <li key={choice.id}>
          <b>{shortKey(choice.key)}</b> <span>{rowText(choice)}</span>
          <Handle type="source" id={dotOf(at)} position={Position.Right} isConnectable={isOpen} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

/** A menu with its keys, each with a dot that its line begins at. */
function MenuBox({ data }: NodeProps<DrawnNode>) {
  const { readOnly } = useFlowFacts()
  const { node } = data
  if (node.kind !== 'menu') return null
  const isOpen = node.isOwn && !readOnly
  return (
    <div className={styles.box} data-own={node.isOwn || undefined}>
      <Handle type="target" position={Position.Left} aria-hidden="true" className={styles.in} />
      <Head {...data} />
      <Rows node={node} isOpen={isOpen} />
      <Findings findings={data.findings} />
      {isOpen && <AnotherKey />}
    </div>
  )
}

/** Where a key ends. */
function EndBox({ data }: NodeProps<DrawnNode>) {
  const { node } = data
  const kind = node.kind === 'end' ? node.choice.kind : undefined
  return (
    <div className={styles.box} data-kind={kind}>
      <Handle type="target" position={Position.Left} aria-hidden="true" className={styles.in} />
      <Head {...data} />
      <Findings findings={data.findings} />
    </div>
  )
}

export const boxes = { menu: MenuBox, end: EndBox }
