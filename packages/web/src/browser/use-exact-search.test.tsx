import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Router, useSearch } from 'wouter'
import { useExactSearch } from './navigate.ts'

afterEach(() => history.replaceState(null, '', '/'))

const wrapper = ({ children }: { children: ReactNode }) => <Router searchHook={useExactSearch}>{children}</Router>

it.each(['50%', '%41', '%2541', 'a&b=c+d', 'caf\u00e9', '"x", y'])(
  '%s typed into an address is read as it was typed',
  (text) => {
    const query = new URLSearchParams({ filter: text })
    history.replaceState(null, '', `/?${query}`)
    const { result } = renderHook(() => useSearch(), { wrapper })
    expect(new URLSearchParams(result.current).get('filter')).toBe(text)
  },
)
