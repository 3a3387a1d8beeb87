import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '../../browser/navigate.ts'
import { trackingNumbers } from '../../features/tracking-numbers/tracking-numbers.resource.ts'
import { openedFromList, useRowRoute } from './use-row-route.ts'

describe.each([
  ['from the list', openedFromList],
  ['by its address', null],
])('a form that was opened %s', (_, state) => {
  const opened = () => {
    history.replaceState(null, '', '/service/tracking-number')
    history.pushState(state, '', '/service/tracking-number/edit/1')
    return renderHook(() => useRowRoute(trackingNumbers)).result.current
  }

  it('leads back to the list as it is closed', async () => {
    opened().close()
    await expect.poll(() => location.pathname).toBe('/service/tracking-number')
  })

  it('leads nobody back who has left before it is closed', () => {
    const { close } = opened()
    const back = vi.spyOn(history, 'back')
    navigate('/service/routing/blacklist')
    close()
    expect(back).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/service/routing/blacklist')
  })
})
