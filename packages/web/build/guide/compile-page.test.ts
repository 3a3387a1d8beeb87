import { expect, it } from 'vitest'
import { translated } from '../languages/built-languages.ts'
import { compileGuidePage, versionSaid } from './compile-page.ts'
import { guideNames, guidePageIn } from './pages.ts'

const page = `<!-- screens: callLogs caller -->

# Find a call

Every call is in **Call Logs**, see [reports](reports.md).

## Listen to it

![A call](images/call.webp)

1. Press \`N\`
2. Wait
`

it('makes a page of its Markdown', () => {
  const { name, title, screens, intro, sections } = compileGuidePage('calls', page)
  expect({ name, title, screens }).toEqual({ name: 'calls', title: 'Find a call', screens: ['callLogs', 'caller'] })
  expect(intro).toEqual([
    {
      tag: 'p',
      children: [
        'Every call is in ',
        { tag: 'strong', children: ['Call Logs'] },
        ', see ',
        { tag: 'page', name: 'reports', children: ['reports'] },
        '.',
      ],
    },
  ])
  expect(sections).toMatchObject([{ id: 'listen-to-it', title: 'Listen to it' }])
  expect(sections[0]?.text).toContain('Press N')
  expect(sections[0]?.nodes).toMatchObject([
    { tag: 'p', children: [{ tag: 'picture', name: 'call', alt: 'A call' }] },
    { tag: 'ol' },
  ])
})

it.each([
  ['Text without a title', 'begins with its title'],
  ['# A\n\n[b](https://example.com)', 'no page of the guide'],
  ['# A\n\n![b](b.png)', 'no picture of the guide'],
  ['# A\n\n| a |\n| - |\n| b |', 'no table'],
  ['# A\n\n<b>c</b>', 'no html'],
])('refuses %j', (markdown, reason) => {
  expect(() => compileGuidePage('a', markdown)).toThrow(reason)
})

it('links reach the sections of every page in every language', () => {
  for (const name of guideNames('en')) {
    const ids = guidePageIn('en', name).sections.map(({ id }) => id)
    for (const language of translated)
      expect(
        guidePageIn(language, name).sections.map(({ id }) => id),
        `${language} ${name}`,
      ).toEqual(ids)
  }
})

it('a page in another language says which text it is of, and has its pictures where the English page has them', () => {
  const markdown = '<!-- of: 3f2a9c1b07 -->\n\n# Anrufe\n\n![Ein Anruf](../images/call.webp)\n'
  expect(versionSaid(markdown)).toBe('3f2a9c1b07')
  expect(compileGuidePage('calls', markdown, 'de')).toMatchObject({
    language: 'de',
    title: 'Anrufe',
    intro: [{ tag: 'p', children: [{ tag: 'picture', name: 'call', alt: 'Ein Anruf' }] }],
  })
})
