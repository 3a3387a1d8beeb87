import { afterEach, expect, it } from 'vitest'
import { controlName, PRERENDERED } from '../../browser/page.ts'
import { takeOverForm } from './login-page.tsx'

const page =
  '<main><form><input name="username"><input type="password" name="password"></form><a href="/auth/signup">Sign Up</a>' +
  '<select aria-label="Language"><option>English</option></select></main>'

afterEach(() => document.body.replaceChildren())

it.each(['[name=password]', 'a', 'select'])('the keyboard stays where it has gone, on %s', (place) => {
  document.body.innerHTML = `<div id="${PRERENDERED}">${page}</div><div id="app">${page}</div>`
  const early = document.querySelector<HTMLElement>(`#${PRERENDERED}`) ?? expect.fail()
  const form = document.querySelector<HTMLFormElement>('#app form') ?? expect.fail()
  early.dataset.focused = controlName(early.querySelector(place) ?? expect.fail())
  takeOverForm(form)
  expect(document.activeElement).toBe(document.querySelector(`#app ${place}`))
  expect(early.isConnected).toBe(false)
})
