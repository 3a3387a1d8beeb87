import { expect, it } from 'vitest'
import { compileGuidePage } from './guide-plugin.ts'

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
  expect(sections[0]?.nodes).toMatchObject([{ tag: 'p', children: [{ tag: 'picture', alt: 'A call' }] }, { tag: 'ol' }])
})

it.each([
  ['Text without a title', 'begins with its title'],
  ['# A\n\n[b](https://example.com)', 'no page of the guide'],
  ['# A\n\n| a |\n| - |\n| b |', 'no table'],
  ['# A\n\n<b>c</b>', 'no html'],
])('refuses %j', (markdown, reason) => {
  expect(() => compileGuidePage('a', markdown)).toThrow(reason)
})
