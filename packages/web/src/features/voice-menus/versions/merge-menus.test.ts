import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { contentOf, isSameContent } from '../menu/edited-menu.ts'
import { differenceOf, mergeMenus } from './merge-menus.ts'

type Choice = MenuContent['actions'][number]

const choice = fc.oneof(
  fc.record({ kind: fc.constant('hang_up' as const), label: fc.constantFrom('', 'A', 'B') }),
  fc.record({ kind: fc.constant('voice_menu' as const), target: fc.constantFrom('2', '3') }),
  fc.record({ kind: fc.constant('dial_number' as const), target: fc.constantFrom('+12125550142', '+12125550199') }),
)
const keys = ['1', '2', '3', '#', 'timeout', 'invalid'] as const
const content = fc
  .record({
    name: fc.constantFrom('Main', 'Other'),
    description: fc.constantFrom('', 'Told'),
    text: fc.constantFrom('Hello', 'Welcome'),
    maxAttempts: fc.integer({ min: 1, max: 3 }),
    order: fc.shuffledSubarray([...keys]),
    does: fc.array(choice, { minLength: keys.length, maxLength: keys.length }),
  })
  .map(({ text, order, does, ...rest }) =>
    contentOf({
      ...rest,
      greeting: { kind: 'text', text },
      actions: order.map((key, at): Choice => ({ key, ...(does[at] ?? { kind: 'repeat' }) })),
    }),
  )

const of = (menu: MenuContent, path: string) => {
  const found = differenceOf({ ...menu, actions: [] }, menu).find((each) => each.path === path)
  return path.startsWith('actions.') ? found?.after : Reflect.get(menu, path)
}
const paths = ['name', 'description', 'maxAttempts', ...keys.map((key) => `actions.${key}`)]

it('loses nothing of two changes of one menu: each field and key is as its last author has it', () => {
  fc.assert(
    fc.property(content, content, content, (base, theirs, mine) => {
      const { content: merged, conflicts } = mergeMenus(base, theirs, mine)
      const asked = new Set(conflicts.map(({ path }) => path))
      for (const path of paths) {
        const [was, is, typed, now] = [base, theirs, mine, merged].map((each) => JSON.stringify(of(each, path)))
        expect(now, path).toBe(typed === was ? is : typed)
        // Nothing is decided in silence where both changed the same.
        expect(asked.has(path), path).toBe(is !== was && typed !== was && is !== typed)
      }
    }),
    { numRuns: 500 },
  )
})

it('takes a change as it is where nobody else made one', () => {
  fc.assert(
    fc.property(content, content, (base, changed) => {
      const mine = mergeMenus(base, base, changed)
      expect(mine.conflicts).toEqual([])
      expect(differenceOf(mine.content, changed)).toEqual([])
      expect(isSameContent(mergeMenus(base, changed, base).content, changed)).toBe(true)
    }),
  )
})

it('says nothing of menus that are the same, and something of any that are not', () => {
  fc.assert(
    fc.property(content, content, (one, other) => {
      expect(differenceOf(one, structuredClone(one))).toEqual([])
      expect(differenceOf(one, other).length === 0).toBe(isSameContent(one, other))
    }),
  )
})

it('keeps a key that is twice as two', () => {
  const base = contentOf({
    name: 'Main',
    greeting: { kind: 'text', text: 'Hello' },
    actions: [
      { key: '1', kind: 'hang_up' },
      { key: '1', kind: 'repeat' },
    ],
  })
  expect(mergeMenus(base, base, base).content).toEqual(base)
  const without = { ...base, actions: base.actions.slice(0, 1) }
  expect(differenceOf(base, without)).toMatchObject([{ path: 'actions.1 (2)', after: undefined }])
})
