import { lexer, type MarkedToken, type Token } from 'marked'
import type { GuideNode, GuidePage, GuideSection } from '../../src/app/guide/guide-page.ts'
import type { Language } from '../../src/lib/languages.ts'

/** The comment at the head of a page: which places it is about, or, in another language, of which text it is. */
const HEAD = /^<!-- (?:screens: (?<screens>[^\n]*)|of: (?<of>[\da-f]+)) -->\n/

const wrapping = { paragraph: 'p', strong: 'strong', em: 'em' } as const

// Tokens of extensions, which there are none of, would have no types.
const isOwn = (token: Token): token is MarkedToken => token.type !== 'generic'

const textOf = (node: GuideNode): string =>
  typeof node === 'string' ? node : node.tag === 'picture' ? '' : node.children.map(textOf).join('')

/** The page that a link leads to, by its name. */
function pageNamed(href: string): string {
  const [, name] = /^([\w-]+)\.md$/.exec(href) ?? []
  if (name === undefined) throw new Error(`a link leads to ${href}, which is no page of the guide`)
  return name
}

/** The picture at an address, by its name. */
function pictureNamed(src: string): string {
  const [, name] = /^(?:\.\.\/)?images\/([\w-]+)\.webp$/.exec(src) ?? []
  if (name === undefined) throw new Error(`${src} is no picture of the guide`)
  return name
}

function nodeOf(token: MarkedToken): GuideNode[] {
  switch (token.type) {
    case 'space':
      return []
    case 'paragraph':
    case 'strong':
    case 'em':
      return [{ tag: wrapping[token.type], children: nodesOf(token.tokens) }]
    case 'text':
      return token.tokens ? nodesOf(token.tokens) : [token.text.replaceAll('\n', ' ')]
    case 'escape':
      return [token.text]
    case 'codespan':
      return [{ tag: 'code', children: [token.text] }]
    case 'list':
      return [{ tag: token.ordered ? 'ol' : 'ul', children: token.items.flatMap(nodeOf) }]
    case 'list_item':
      return [{ tag: 'li', children: nodesOf(token.tokens) }]
    case 'link':
      return [{ tag: 'page', name: pageNamed(token.href), children: nodesOf(token.tokens) }]
    case 'image':
      return [{ tag: 'picture', name: pictureNamed(token.href), alt: token.text }]
    default:
      throw new Error(`the guide has no ${token.type}: ${token.raw.trim()}`)
  }
}

const nodesOf = (tokens: readonly Token[]): GuideNode[] => tokens.filter(isOwn).flatMap(nodeOf)

/** A heading as addresses of Markdown have it. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')

/** The version of the English page that a translated one says it is of; undefined where it says none. */
export const versionSaid = (markdown: string): string | undefined => HEAD.exec(markdown)?.groups?.of

/** A page of the guide of its Markdown. Throws what the guide has no look for, by name. */
export function compileGuidePage(name: string, markdown: string, language: Language = 'en'): GuidePage {
  const head = HEAD.exec(markdown)
  const screens = head?.groups?.screens?.trim().split(/[\s,]+/) ?? []
  const [first, ...rest] = lexer(markdown.replace(HEAD, '').trimStart()).filter(isOwn)
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('a page begins with its title')
  const intro: GuideNode[] = []
  const sections: { title: string; nodes: GuideNode[] }[] = []
  for (const token of rest) {
    if (token.type === 'heading') sections.push({ title: token.text, nodes: [] })
    else (sections.at(-1)?.nodes ?? intro).push(...nodeOf(token))
  }
  return {
    name,
    language,
    title: first.text,
    screens: screens.filter(Boolean),
    intro,
    sections: sections.map(
      ({ title, nodes }): GuideSection => ({ id: idOf(title), title, text: nodes.map(textOf).join(' '), nodes }),
    ),
  }
}
