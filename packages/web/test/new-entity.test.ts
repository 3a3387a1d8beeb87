import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { accessOf } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { copiedApp } from './copied-app.ts'
import { linesOfPlaces } from './lines-of-places.ts'
import { missingLines } from './missing-lines.ts'
import { child, parse } from './parse.ts'
import { sources } from './sources.ts'

// CONTRIBUTING says what a new entity takes. This adds one to a copy of the app and looks whether it is there.

const contributing = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8')

const app = copiedApp('entity')
const inCopy = (path: string) => app.inCopy(`src/${path}`)

function edit(path: string, search: string, replacement: string): void {
  const text = readFileSync(inCopy(path), 'utf8')
  if (!text.includes(search)) throw new Error(`${path} has no ${search}`)
  writeFileSync(inCopy(path), text.replace(search, replacement))
}

const line = `  spamCalls: { path: '/service/routing/spam', entity: 'BlacklistNumber', section: 'Call Logs', parentMenu: 'callLogs' },\n`

/** The blacklist under another name, with nothing but its own files and its place. */
function addEntity(): void {
  const folder = 'features/spam-calls'
  cpSync(inCopy('features/blacklist'), inCopy(folder), { recursive: true })
  renameSync(inCopy(`${folder}/blacklist.resource.ts`), inCopy(`${folder}/spam-calls.resource.ts`))
  const declaration = readFileSync(inCopy(`${folder}/spam-calls.resource.ts`), 'utf8')
  writeFileSync(
    inCopy(`${folder}/spam-calls.resource.ts`),
    declaration.replace('const blacklist', 'const spamCalls').replace("place: 'blacklist'", "place: 'spamCalls'"),
  )
  edit('places/places.ts', '  tickets: {', `${line}  tickets: {`)
}

beforeAll(() => app.begin(addEntity))
afterAll(() => app.end())

const { load } = app
const member = (permission: string) =>
  accessOf({ id: 7 }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name: permission } }])

describe('a new entity', () => {
  it('learns which lines it wants beside its own files and its place', async () => {
    const { allPlaces } = await load('places/place.ts')
    const { titleOf } = await load('places/title-of.ts')
    const { foundPlaces } = await load('app/palette/found-by.ts')
    const missing = missingLines({ ...linesOfPlaces, places: allPlaces, title: titleOf, foundPlaces })
    const wants = ['places.messages.ts', 'found-by.ts', 'docs/guide/*.md', 'lists.ts']
    expect(missing.map((line) => wants.find((file) => line.startsWith('spamCalls: ') && line.includes(file)))).toEqual(
      wants,
    )
    for (const file of wants) expect(contributing).toContain(file)
  })

  it('is found at its address', async () => {
    const { placeAt } = await load('places/place-at.ts')
    expect(placeAt('/service/routing/spam/edit/7')?.id).toBe('spamCalls')
  })

  it('is in its area, for who sees its section', async () => {
    const { placeAt } = await load('places/place-at.ts')
    const { areaOf } = await load('places/navigation.ts')
    const tabs = (permission: string) =>
      areaOf(placeAt('/service/call-log'), member(permission)).map(({ id }: { id: string }) => id)
    expect(tabs('READONLY')).toContain('spamCalls')
    expect(tabs('DENY')).not.toContain('spamCalls')
  })

  it('keeps changes from who may only read', async () => {
    const { placeAt } = await load('places/place-at.ts')
    const { refusalOf } = await load('app/router/not-permitted.tsx')
    const path = '/service/routing/spam/add'
    expect(refusalOf(placeAt(path), member('READONLY'), path)).toBe('read-only')
    expect(refusalOf(placeAt(path), member('PERMITALL'), path)).toBeUndefined()
  })

  it('has saved views', async () => {
    const { whereShown } = await load('features/templates/where-shown.ts')
    expect(whereShown('routing/spam')).toBe('spamCalls')
  })

  it('is brought by the router', async () => {
    const { placeAt } = await load('places/place-at.ts')
    const { loadScreen } = await load('app/router/signed-in.ts')
    const { element } = await loadScreen(placeAt('/service/routing/spam'))
    expect(element.props).toMatchObject({ resource: { place: 'spamCalls', section: 'Call Logs' } })
  })
})

const namesPlaces = (node: unknown) => /"name":"(List|Row)?PlaceId"/.test(JSON.stringify(node ?? ''))

const argumentsOf = (node: AstNode, type: string): unknown[] =>
  node.type === 'TSTypeReference' && child(node, 'typeName')?.name === type
    ? [child(node, 'typeArguments')?.params].flat()
    : []

/** Whether a type wants a line for each place, as `Record<PlaceId, string>` does. */
function asksForEach(nodes: readonly AstNode[]): boolean {
  const optional = new Set(nodes.flatMap((node) => argumentsOf(node, 'Partial')))
  return nodes.some((node) => {
    if (node.type === 'TSMappedType') return namesPlaces(node.constraint)
    const [keys] = argumentsOf(node, 'Record')
    return !optional.has(node) && namesPlaces(keys)
  })
}

/** What a list is found by is asked of whoever adds one: CONTRIBUTING names the file. */
const asking = ['app/palette/found-by.ts']

describe('tables with a line for every place', () => {
  it('are those of places/ alone', () => {
    const others = [...sources].filter(([file, nodes]) => !file.startsWith('places/') && asksForEach(nodes))
    expect(others.map(([file]) => file)).toEqual(asking)
  })

  it.each([
    ['const icons: Record<ListPlaceId, string> = {}', true],
    ['type Icons = { [Id in PlaceId]: string }', true],
    ['const icons: Partial<Record<MenuItemId, string>> = {}', false],
    ['const words: Partial<Record<PlaceId, string>> = {}', false],
    ['const reports: Record<string, PlaceId> = {}', false],
    ['const find = (id: PlaceId) => id', false],
  ])('%s', (code, expected) => {
    expect(asksForEach(parse(code, 'ts'))).toBe(expected)
  })
})
