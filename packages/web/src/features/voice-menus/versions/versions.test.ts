import type { components } from '@lineboard/contract'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../../data/client.ts'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { draftOf, versionsOf } from '../../../shared/menu-drafts/revision.ts'
import { sessionStore } from '../../../state/session-store.ts'
import { contentOfRow } from '../menu/edited-menu.ts'
import { keptAs } from '../simulator/menu-case.ts'
import { mergeMenus } from './merge-menus.ts'
import { LiveMoved, publishMenu } from './publish-menu.ts'
import { openMenu, prune, readRevisions, saveRevision } from './revisions.ts'
import { CasesFail } from './run-all-cases.ts'
import { entriesOf, liveEntry } from './version-list.tsx'

type Ivr = components['schemas']['Ivr']

let server: MockServer
let api: Lineboard
/** Calls are made as the administrator of the customer. */
let signInAgain: () => void
/** Method of the next call for templates whose answer is lost on its way. */
let loses = ''
const asWho = async (username: string) => {
  const baseUrl = `${server.url}/api/v1`
  const signedIn = createLineboard({ baseUrl })
  const { id } = await signedIn.DashUser.authenticate({ body: { username, password: 'Lineboard1!' } })
  return { baseUrl, tokens: { token: () => id } }
}
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  const admin = await asWho('admin')
  api = createLineboard(admin)
  signInAgain = () =>
    void initClient({
      wholeContract: true,
      ...admin,
      fetch: async (request, init) => {
        const { url, method } = request instanceof Request ? request : new Request(request, init)
        const answer = await fetch(request, init)
        if (method !== loses || !url.includes('/Templates')) return answer
        loses = ''
        throw new TypeError('The connection broke')
      },
    })
  signInAgain()
  Object.assign(sessionStore, { user: server.store.table('DashUser').findOne({ username: 'admin' }) })
  server.control.snapshot('signed in')
})
beforeEach(() => {
  server.control.faults.clear()
  server.control.restore('signed in')
})
afterAll(async () => {
  Object.assign(sessionStore, { user: undefined })
  await server.close()
})

const readLive = async (): Promise<Ivr> => {
  const [menu] = await api.Ivr.find({ filter: { where: { id: 1 }, include: ['Actions'] } })
  if (!menu) throw new Error('The sample data has a menu.')
  return menu
}
const heard = async () => contentOfRow(await readLive())
const changed = (content: MenuContent, label: string): MenuContent => ({
  ...content,
  name: `Menu ${label}`,
  actions: content.actions.map((each, at) => (at === 0 ? { ...each, label } : each)).slice(0, -1),
})
const last = async () => (await readRevisions(1)).at(-1)
const publish = async (content: MenuContent, more: { base?: MenuContent; anyway?: boolean } = {}) =>
  publishMenu({ menuId: 1, content, base: await heard(), last: await last(), ...more })
const keepDraft = async (content: MenuContent, base: MenuContent) =>
  saveRevision(1, await last(), { kind: 'draft', content, base })

it('keeps edits of a menu that callers hear beside it, until they are published', async () => {
  const base = await heard()
  const draft = changed(base, 'Drafted')
  await keepDraft(draft, base)
  expect(await heard()).toEqual(base)
  expect(await openMenu(await readLive())).toMatchObject({
    name: 'Menu Drafted',
    beside: { live: { name: base.name } },
  })
  await publish(draft)
  expect(await heard()).toEqual(draft)
  const kept = await readRevisions(1)
  expect(draftOf(kept)).toBeUndefined()
  expect(versionsOf(kept)).toMatchObject([{ number: 1, content: draft, before: base }])
})

it.each(['Template.create', 'Ivr.replaceAction', 'Ivr.deleteAction', 'Ivr.replaceById'] as const)(
  'publishes nothing where %s fails, and all of it by another try',
  async (operation) => {
    const base = await heard()
    const draft = changed(base, 'Drafted')
    await keepDraft(draft, base)
    const before = await readRevisions(1)
    server.control.faults.add({ operation, kind: 'status', status: 500 })
    await expect(publish(draft)).rejects.toThrow()
    expect(await heard()).toEqual(base)
    expect(await readRevisions(1)).toEqual(before)
    server.control.faults.clear()
    await publish(draft)
    expect(await heard()).toEqual(draft)
    expect(versionsOf(await readRevisions(1))).toHaveLength(1)
  },
)

it('keeps no version of what an answer was lost of', async () => {
  const base = await heard()
  loses = 'POST'
  await expect(publish(changed(base, 'Drafted'))).rejects.toThrow()
  expect(loses).toBe('')
  expect(await heard()).toEqual(base)
  expect(await readRevisions(1)).toEqual([])
})

it('publishes nothing over what somebody else changed since', async () => {
  const base = await heard()
  await keepDraft(changed(base, 'Drafted'), base)
  await api.Ivr.deleteAction({ ivrId: 1, id: (await readLive()).Actions?.[1]?.id ?? 0 })
  const theirs = await heard()
  await expect(publish(changed(base, 'Drafted'), { base })).rejects.toBeInstanceOf(LiveMoved)
  expect(await heard()).toEqual(theirs)
  expect(versionsOf(await readRevisions(1))).toEqual([])
  const { content, conflicts } = mergeMenus(base, theirs, changed(base, 'Drafted'))
  expect(conflicts).toEqual([])
  await keepDraft(content, theirs)
  await publish(content)
  expect(await heard()).toEqual(content)
})

it('brings back any version, and what callers heard that was none', async () => {
  const base = await heard()
  const [first, second] = [changed(base, 'First'), changed(base, 'Second')]
  await publish(first)
  await publish(second)
  const entries = entriesOf(versionsOf(await readRevisions(1)))
  expect(entries.map(({ content, isElsewhere }) => [content, isElsewhere])).toEqual([
    [second, false],
    [first, false],
    [base, true],
  ])
  for (const { content } of entries.toReversed()) {
    await publish(content)
    expect(await heard()).toEqual(content)
  }
  expect(versionsOf(await readRevisions(1))).toHaveLength(5)
})

it('of versions that say the same the newest is live', async () => {
  const base = await heard()
  const [first, second] = [changed(base, 'First'), changed(base, 'Second')]
  for (const content of [first, second, first]) await publish(content)
  const entries = entriesOf(versionsOf(await readRevisions(1)))
  expect(liveEntry(entries, await heard())).toBe(entries[0])
  expect(liveEntry(entries, changed(base, 'Unpublished'))).toBeUndefined()
})

it('does not publish what a case fails with, unless it is put aside, which the version says', async () => {
  const base = await heard()
  const target = base.actions[0]?.target ?? ''
  const definition = { menuId: 1, keys: ['1'], end: { kind: 'rings', to: [target] } }
  await api.Template.create({ body: { ...keptAs, name: 'Appointments', definition } })
  const actions = base.actions.map((each, at) => (at === 0 ? { key: each.key, kind: 'hang_up' as const } : each))
  const broken = { ...base, actions }
  const refused = await publish(broken).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CasesFail)
  expect((refused as CasesFail).message).toBe(
    `Not published: Appointments expects that the call rings at ${target}; now it hangs up.`,
  )
  expect(await heard()).toEqual(base)
  await publish(broken, { anyway: true })
  expect(await heard()).toEqual(broken)
  expect(versionsOf(await readRevisions(1))[0]?.note).toEqual({ failing: ['Appointments'] })
})

it('lets one of two tabs go first, tells the other, and loses nothing of either', async () => {
  const base = await heard()
  let contested = 0
  const edit = fc.record({ at: fc.nat(base.actions.length - 1), label: fc.stringMatching(/^[a-z]{1,5}$/) })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(edit, edit), { minLength: 1, maxLength: 3 }), async (rounds) => {
      server.control.restore('signed in')
      const expected = base.actions.map((each) => each.label)
      for (const [one, other] of rounds) {
        // Both tabs read the same, and save at the same moment.
        const seen = (await readRevisions(1)).at(-1)
        const from = seen?.kind === 'draft' ? seen.content : base
        const withLabel = ({ at, label }: typeof one): MenuContent => ({
          ...from,
          actions: from.actions.map((each, place) => (place === at ? { ...each, label } : each)),
        })
        const tabs = [withLabel(one), withLabel(other)]
        const save = (content: MenuContent, after: typeof seen) =>
          saveRevision(1, after, { kind: 'draft', content, base })
        const saved = await Promise.allSettled(tabs.map((content) => save(content, seen)))
        const refused = saved.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))
        expect(refused.length).toBeLessThan(2)
        contested += refused.length
        for (const at of refused) {
          const now = (await readRevisions(1)).at(-1)
          if (now?.kind !== 'draft') throw new Error('The other tab has kept its draft.')
          const mine = tabs[at]
          if (mine) await save(mergeMenus(from, now.content, mine).content, now)
        }
        const [winner, loser] = refused[0] === 0 ? [other, one] : [one, other]
        expected[winner.at] = winner.label
        expected[loser.at] = loser.label
      }
      const draft = draftOf(await readRevisions(1))
      expect(draft?.content.actions.map((each) => each.label)).toEqual(expected)
    }),
    { numRuns: 8 },
  )
  expect(contested).toBeGreaterThan(0)
})

it('lets a colleague continue with a draft, who cannot change what its author kept', async () => {
  const base = await heard()
  await keepDraft(changed(base, 'Mine'), base)
  const [author, user] = [sessionStore.user, server.store.table('DashUser').findOne({ username: 'user' })]
  initClient(await asWho('user'))
  Object.assign(sessionStore, { user })
  try {
    const found = draftOf(await readRevisions(1))
    expect(found?.content).toEqual(changed(base, 'Mine'))
    await saveRevision(1, found, { kind: 'draft', content: changed(base, 'Theirs'), base })
    await prune(1)
  } finally {
    signInAgain()
    Object.assign(sessionStore, { user: author })
  }
  expect(draftOf(await readRevisions(1))).toMatchObject({ userId: user?.id, content: { name: 'Menu Theirs' } })
  expect(await readRevisions(1)).toHaveLength(2)
})

it('shows the draft to every colleague of its author, and to nobody of another customer', async () => {
  const base = await heard()
  await keepDraft(changed(base, 'Drafted'), base)
  const people = server.store.table('DashUser').find({ where: { customerId: 2 } })
  const [template] = server.store.table('Template').find({ where: { resource: 'Ivr' } })
  const others = people.flatMap(({ id }) => (id === template?.userId ? [] : [id]))
  expect(template?.sharedWith.toSorted()).toEqual(others.toSorted())
  const seenBy = async (username: string) =>
    createLineboard(await asWho(username)).Template.find({ filter: { where: { resource: 'Ivr' } } })
  expect(await seenBy('user')).toHaveLength(1)
  expect(server.store.table('DashUser').find({ where: { customerId: 3 } }).length).toBeGreaterThan(0)
})
