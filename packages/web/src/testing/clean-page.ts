import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The files share the page of their worker: each test leaves it as one that has just been opened.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  // The styles there belong to modules, which stay.
  for (const script of document.head.querySelectorAll('script')) script.remove()
  const { documentElement } = document
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
})
