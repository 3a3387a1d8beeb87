import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPageRequest } from './control-route.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const valueIn = (sheet: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(sheet)?.[1]

test('the page has the colours, corners and type of the web app', () => {
  const app = read('../../../../web/src/app/start/tokens.css')
  const [light = '', dark = ''] = app.split('[data-theme="dark"] {')
  const own = [...read('page/control.css').matchAll(/(--lb-[\w-]+): (.+);/g)]
  expect(own.length).toBeGreaterThan(15)
  for (const [, name = '', value = ''] of own) {
    const both = [valueIn(light, name), valueIn(dark, name)]
    expect([name, value]).toEqual([name, value.startsWith('light-dark') ? `light-dark(${both.join(', ')})` : both[0]])
  }
})

test('every part of the page is served', () => {
  const scripts = readdirSync(new URL('page', import.meta.url)).filter((name) => /\.(js|css)$/.test(name))
  const request = { method: 'GET', headers: {} }
  const unserved = scripts.filter((name) => !isPageRequest(request, new URL(`http://server/__mock/${name}`)))
  expect(unserved).toEqual([])
})

test('the page stays small', () => {
  const names = readdirSync(new URL('page', import.meta.url))
  expect(names.reduce((sum, name) => sum + read(`page/${name}`).length, 0)).toBeLessThan(50_000)
})
