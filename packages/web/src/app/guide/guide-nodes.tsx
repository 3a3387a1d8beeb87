import { createElement, type ReactNode } from 'react'
import { showGuide } from '../../state/overlay.ts'
import type { GuideNode } from './guide-page.ts'
import { guidePicture } from './guide-pages.ts'
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
export const GuideNodes = ({ nodes }: { nodes: readonly GuideNode[] }) => nodes.map(drawn)
