import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beginPictureWorld, textOf } from './pictures/picture-world.ts'
import { pictures } from './pictures/pictures.ts'
import { nightly } from './support/nightly.ts'
import { expect, test, webRoot } from './support/test.ts'

const keptText = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/guide/images/${name}.txt`, import.meta.url)), 'utf8')

// By their words, not their dots: fonts differ from machine to machine.
const words = nightly('packages/web/test/guide.test.ts')
test('pictures of the guide show the app as it is', words, async ({ browser }) => {
  const world = await beginPictureWorld(browser, webRoot)
  try {
    for (const [name, picture] of Object.entries(pictures)) {
      const page = await world.open(picture)
      const says = expect.poll(() => textOf(page, picture), `${name} is stale: pnpm screenshots ${name} takes it anew`)
      await says.toBe(keptText(name))
    }
  } finally {
    await world.close()
  }
})
