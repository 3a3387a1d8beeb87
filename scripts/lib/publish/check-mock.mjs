import { collect } from '../exec.mjs'
import { Failure } from '../failure.mjs'
import { isAtLeast } from '../version.mjs'
import { compileIn, copyPrograms, installedBin, installedManifest, must } from './integrator.mjs'

const MOCK = '@lineboard/mock-server'

/** What comes from files of the package. */
const PAGES = ['/docs/', '/docs/page.js', '/docs/openapi.json', '/docs/swagger-ui.css', '/__mock', '/__mock/control.js']

/**
 * Checks that a running packed mock server has its pages.
 * @param {ReturnType<typeof import('./checks.mjs').createChecks>['check']} check
 * @param {string} url
 */
export async function checkMockPages(check, url) {
  for (const path of PAGES)
    await check(`the mock server has ${path}`, async () => {
      const { status } = await fetch(`${url}${path}`)
      if (status !== 200) throw new Failure(`The packed mock server answers ${status} for ${path}.`)
    })
}

/**
 * Checks a test of somebody who has installed both packages, as the SDK's guide shows it.
 * @param {ReturnType<typeof import('./checks.mjs').createChecks>['check']} check
 * @param {string} folder
 */
export async function checkEmbedding(check, folder) {
  const [name] = copyPrograms(folder, '@lineboard/sdk', ['docs/testing.md'])
  for (const compiler of /** @type {const} */ (['oldest', 'newest']))
    await check(`a test with the mock server compiles, ${compiler} TypeScript`, () =>
      compileIn(folder, { compiler, options: { module: 'nodenext', types: ['node'] } }),
    )
  await check('a test with the mock server passes', () =>
    must([process.execPath, `${name}.js`], { cwd: folder }, 'The program of docs/testing.md fails.'),
  )
}

/**
 * Checks that a Node too old for the mock server is told so in words; where the machine has none, there is nothing to check.
 * @param {ReturnType<typeof import('./checks.mjs').createChecks>['check']} check
 * @param {string} folder
 * @param {{ path: string, version: string }} node
 */
export async function checkRefusal(check, folder, { path, version }) {
  const needed = installedManifest(folder, MOCK).engines.node.replace('>=', '')
  if (isAtLeast(version, needed)) return
  await check(`the mock server refuses Node ${version} in words`, async () => {
    const { ok, output } = await collect([path, installedBin(folder, MOCK)], { cwd: folder })
    const expected = `The mock server needs Node ${needed} or newer; this is Node ${version.replace('v', '')}.`
    if (ok || output.trim() !== expected) throw new Failure(`It should say "${expected}", and says:\n${output.trim()}`)
  })
}
