import { act, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type LoadOnce, loadOnce } from '../browser/lazy.ts'
import { dismissToast, toasts } from '../state/toasts.ts'
import { useWanted } from './use-wanted.ts'

const said = () => toasts.list.map(({ text }) => text)
afterEach(() => {
  for (const { id } of [...toasts.list]) dismissToast(id)
})

function Opened({ source, isWanted }: { source: LoadOnce<string>; isWanted: boolean }) {
  return <output>{useWanted(source, isWanted)}</output>
}

it('what was asked for and cannot be downloaded is said, each time; what is only brought ahead is not', async () => {
  let isBroken = true
  const source = loadOnce(async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    return 'panel'
  })
  const { rerender, container } = render(<Opened source={source} isWanted={false} />)
  await source.load().catch(() => undefined)
  expect(said()).toEqual([])
  await act(async () => rerender(<Opened source={source} isWanted />))
  expect(said()).toEqual([expect.stringMatching(/^This could not be downloaded: .* Load the page again\.$/)])
  for (const { id } of [...toasts.list]) dismissToast(id)
  await act(async () => rerender(<Opened source={source} isWanted={false} />))
  await act(async () => rerender(<Opened source={source} isWanted />))
  expect(said()).toHaveLength(1)
  isBroken = false
  await act(async () => rerender(<Opened source={source} isWanted={false} />))
  await act(async () => rerender(<Opened source={source} isWanted />))
  expect(container.textContent).toBe('panel')
})
