import { fileURLToPath } from 'node:url'
import { createMockServer } from '@lineboard/mock-server'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../../scripts/browser.mjs'
import { keepFigures } from '../../../../scripts/lib/trend.mjs'
import { contextOf } from './signed-in.mjs'
import { stored } from './steps.mjs'

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Measures builds in turns, each in a new context with somebody signed in, and prints the medians: `[rounds] [dist ...]` of the command line,
 * the own build where none is named, whose figures are kept by commit.
 * @param {string} bench what its figures are kept as
 * @param {string} title what they are
 * @param {(context: import('@playwright/test').BrowserContext, note: (name: string, value: number) => void, server: import('@lineboard/mock-server').MockServer) => Promise<void>} measure
 */
export async function compareBuilds(bench, title, measure) {
  const [rounds = '3', ...named] = process.argv.slice(2)
  const own = fileURLToPath(new URL('../../dist', import.meta.url))
  const browser = await playwright.launch(await chromium({ isMeasured: true }))
  const builds = []
  for (const webRoot of named.length > 0 ? named : [own])
    builds.push({ server: await createMockServer({ webRoot }), noted: new Map() })

  for (let round = 0; round < Number(rounds); round += 1) {
    for (const { server, noted } of builds) {
      const context = await contextOf(browser, { server, stored })
      await measure(context, (name, value) => noted.set(name, [...(noted.get(name) ?? []), value]), server)
      await context.close()
    }
  }

  const figures = builds.map(({ noted }) =>
    Object.fromEntries(Array.from(noted, ([name, values]) => [name, median(values)])),
  )
  console.log(`web: ${title}, medians of ${rounds} rounds`)
  for (const name of Object.keys(figures[0]))
    console.log(`${name.padEnd(32)}${figures.map((each) => each[name].toFixed(1).padStart(9)).join('')}`)
  if (named.length === 0) await keepFigures(bench, figures[0])
  await browser.close()
  for (const { server } of builds) await server.close()
}
