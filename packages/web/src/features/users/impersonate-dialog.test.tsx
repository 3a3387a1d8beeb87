import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testUser } from '../../testing/show-session.ts'
import { ActionDialog } from './impersonate-dialog.tsx'

let release: () => void = () => undefined
afterEach(() => release())

it('says which other tabs lose what is typed there', async () => {
  vi.resetModules()
  // Another tab of this browser.
  const other = await import('../../state/unsaved.ts')
  release = other.holdUnsaved()
  document.title = 'Phone Book'
  render(<ActionDialog row={testUser({ id: 8 })} onClose={() => undefined} />)
  expect((await screen.findByRole('listitem')).textContent).toBe('Phone Book')
})
