import type { Language } from '../../lib/languages.ts'

/** A piece of a page of the guide: a text, an element, a link to another page, or a picture. */
export type GuideNode =
  | string
  | { tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code'; children: readonly GuideNode[] }
  | { tag: 'page'; name: string; children: readonly GuideNode[] }
  | { tag: 'picture'; name: string; alt: string }

/** A task of a page. */
export interface GuideSection {
  /** Its heading, as addresses of Markdown have it. */
  id: string
  title: string
  /** All its words, to be searched. */
  text: string
  nodes: readonly GuideNode[]
}

/** A page of the guide, as the build makes it of its Markdown. */
export interface GuidePage {
  /** Its file without the ending. */
  name: string
  /** What it is written in: English where it has no translation. */
  language: Language
  title: string
  /** Names of the places it is about. */
  screens: readonly string[]
  intro: readonly GuideNode[]
  sections: readonly GuideSection[]
}
