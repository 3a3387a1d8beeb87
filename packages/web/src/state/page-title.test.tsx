import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPlaceTitle, useRecordTitle } from './page-title.ts'

const open = (name?: string) => renderHook((shown: string | undefined) => useRecordTitle(shown), { initialProps: name })

it('names the place, and what is open of it for as long as it is open', () => {
  showPlaceTitle('Users')
  expect(document.title).toBe('Lineboard | Users')
  const { rerender, unmount } = open()
  expect(document.title).toBe('Lineboard | Users')
  rerender('Edit Ada')
  expect(document.title).toBe('Lineboard | Users | Edit Ada')
  const over = open('Grace')
  expect(document.title).toBe('Lineboard | Users | Grace')
  over.unmount()
  expect(document.title).toBe('Lineboard | Users | Edit Ada')
  unmount()
  expect(document.title).toBe('Lineboard | Users')
})

it('another place under something open keeps its name', () => {
  const { unmount } = open('Ada')
  showPlaceTitle('Roles')
  expect(document.title).toBe('Lineboard | Roles | Ada')
  unmount()
  expect(document.title).toBe('Lineboard | Roles')
})
