import { beforeEach, describe, expect, it } from 'vitest'
import { addressAfterClosing, closeTab, closeTabs, openTab, tabs } from './tabs.ts'

const tab = (id: string, address = `/service/${id}`) => ({ id, title: id.toUpperCase(), address })
const ids = () => tabs.list.map(({ id }) => id)

beforeEach(closeTabs)

describe('tabs', () => {
  it('stand in the order they were opened, each once, where it was left', () => {
    for (const each of [tab('a'), tab('b'), tab('a', '/service/a?page=2')]) openTab(each)
    expect(tabs.list).toEqual([tab('a', '/service/a?page=2'), tab('b')])
  })

  it('are closed', () => {
    for (const id of ['a', 'b']) openTab(tab(id))
    closeTab('a')
    expect(ids()).toEqual(['b'])
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
