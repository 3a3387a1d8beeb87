import { cleanup, configure } from '@testing-library/react'
import { unload } from 'swr'
import { afterEach, beforeAll } from 'vitest'
import { initCaptcha } from '../shared/captcha/bot-check.ts'
import { forgetPersonalState } from '../state/personal-state.ts'
import { toasts } from '../state/toasts.ts'

// What is shown over a page is shown in it where nothing is painted.
HTMLElement.prototype.showPopover ??= () => undefined

// How busy the machine is must not decide a test: what is waited for is there in a moment, or not at all.
configure({ asyncUtilTimeout: 20_000 })

// The files share the page of their worker: each test leaves it as one that has just been opened.
afterEach(() => {
  cleanup()
  // Answers of one test's server are no other's.
  unload({ revalidate: false })
  localStorage.clear()
  sessionStorage.clear()
  // What is kept in memory beside them, as when a person goes.
  forgetPersonalState()
  document.body.replaceChildren()
  // The styles there belong to modules, which stay.
  for (const script of document.head.querySelectorAll('script')) script.remove()
  const { documentElement } = document
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  if (location.href === 'about:blank') throw new Error('A test went to another page: mock what is clicked or submitted')
  history.replaceState(null, '', '/')
})

// Where a file begins no robot is looked for, and nothing is said of what another one did.
beforeAll(() => {
  initCaptcha({ kind: 'none' })
  toasts.list = []
})
