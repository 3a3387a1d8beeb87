import { beforeEach, describe, expect, it } from 'vitest'
import { forgetInMemory, readStored, writeStored } from '../browser/storage.ts'
import { addressAfterClosing, closeOtherTabs, closeTab, leaveTabs, openTab, recallTabs, tabs } from './tabs.ts'

const tab = (id: string, address = `/service/${id}`) => ({ id, address })
const ids = () => tabs.list.map(({ id }) => id)
const everywhere = () => true

beforeEach(() => {
  forgetInMemory()
  leaveTabs()
})

describe('tabs', () => {
  it('stand in the order they were opened, each once, where it was left', () => {
    for (const each of [tab('a'), tab('b'), tab('a', '/service/a?page=2')]) openTab(each)
    expect(tabs.list).toEqual([tab('a', '/service/a?page=2'), tab('b')])
  })

  it('are closed, one or all others', () => {
    for (const id of ['a', 'b', 'c']) openTab(tab(id))
    closeTab('a')
    expect(ids()).toEqual(['b', 'c'])
    closeOtherTabs('c')
    expect(ids()).toEqual(['c'])
  })
})

describe('after a reload', () => {
  it('they come back with their filters, each person with their own', () => {
    recallTabs(3, everywhere)
    openTab(tab('a', '/service/a?filter=x'))
    leaveTabs()
    recallTabs(9, everywhere)
    expect(ids()).toEqual([])
    openTab(tab('b'))
    leaveTabs()
    recallTabs(3, everywhere)
    expect(tabs.list).toEqual([tab('a', '/service/a?filter=x')])
  })

  it('what leads nowhere any more, or is no address of the app, stays away', () => {
    const list = [tab('a'), tab('b'), { id: 'c' }, { id: 'd', address: 'https://elsewhere.example' }, null]
    writeStored('openTabs', JSON.stringify({ 3: list }))
    recallTabs(3, ({ id }) => id !== 'a')
    expect(ids()).toEqual(['b'])
  })

  it.each(['no json', '7', '[]', '{"3":"x"}'])('damaged tabs are none: %s', (kept) => {
    writeStored('openTabs', kept)
    recallTabs(3, everywhere)
    expect(ids()).toEqual([])
  })

  it('nothing is kept for nobody', () => {
    openTab(tab('a'))
    expect(readStored('openTabs')).toBeUndefined()
  })
})

describe('closing', () => {
  const list = [tab('a'), tab('b'), tab('c')]
  it.each([
    ['the active one goes to the next', 'a', 'a', '/service/b'],
    ['one in the middle goes to the next', 'b', 'b', '/service/c'],
    ['the last one goes to the one before', 'c', 'c', '/service/b'],
    ['one that is not active goes nowhere', 'a', 'b', undefined],
    ['one while none is active goes nowhere', 'a', undefined, undefined],
  ])('%s', (_, id, activeId, address) => {
    expect(addressAfterClosing(list, id, activeId)).toBe(address)
  })

  it('the only one goes home', () => {
    expect(addressAfterClosing([tab('a')], 'a', 'a')).toBe('/')
  })
})
