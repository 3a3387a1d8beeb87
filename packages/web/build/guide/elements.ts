import type { GuideNode, GuidePage } from '../../src/app/guide/guide-page.ts'

type GuideElement = Exclude<GuideNode, string>

const elementsIn = (node: GuideNode): GuideElement[] =>
  typeof node === 'string' ? [] : [node, ...('children' in node ? node.children.flatMap(elementsIn) : [])]

const textOf = ({ children }: { children: readonly GuideNode[] }): string =>
  children.map((each) => (typeof each === 'string' ? each : '')).join('')

/** What a part of a page names, in the order it does. */
export interface Named {
  /** What is bold: names of the app. */
  bold: string[]
  /** Keys, and what people type. */
  code: string[]
  /** Pages that it leads to. */
  pages: string[]
  pictures: string[]
}

function namedIn(nodes: readonly GuideNode[]): Named {
  const elements = nodes.flatMap(elementsIn)
  return {
    bold: elements.flatMap((each) => (each.tag === 'strong' ? [textOf(each)] : [])),
    code: elements.flatMap((each) => (each.tag === 'code' ? [textOf(each)] : [])),
    pages: elements.flatMap((each) => (each.tag === 'page' ? [each.name] : [])),
    pictures: elements.flatMap((each) => (each.tag === 'picture' ? [each.name] : [])),
  }
}

/** What each part of a page names: what stands before its first heading, and its sections. */
export const namedByParts = ({ intro, sections }: GuidePage): Named[] =>
  [intro, ...sections.map(({ nodes }) => nodes)].map(namedIn)
