import type { IndexHtmlTransformContext, Plugin } from 'vite'
import type { RouteFiles } from '../src/boot/route-files.ts'
import { PRERENDERED } from '../src/browser/page.ts'
import { hrefOf } from '../src/places/href.ts'
import { bootScript } from './boot-script.ts'
import { builtLanguages } from './languages/built-languages.ts'
import { prerenderedSignIn } from './prerender-sign-in.ts'
import { gridModule, listModule, routeModules } from './route-modules.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** While developing, the bundler brings what is needed. */
const noFiles: RouteFiles = {
  routes: [],
  files: [],
  start: [],
  languages: [process.env.LINEBOARD_LANGUAGE ?? 'en'],
  signIn: '',
  grid: { after: '', files: [] },
}

const bootPlace = '<!-- boot -->'
const font = /inter-latin-wght-normal-[\w-]+\.woff2$/

/** The script that a module is in. */
function chunkWith(module: string, bundle: Bundle): string {
  const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.moduleIds.includes(module))
  if (!chunk) throw new Error(`${module} belongs to a route, but is in no chunk`)
  return chunk.fileName
}

/** Scripts and styles a module needs, of those the page does not load anyway. */
function filesOf(modules: readonly string[], bundle: Bundle): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(name)) return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    chunk.imports.forEach(visit)
  }
  for (const module of modules) visit(chunkWith(module, bundle))
  return [...found]
}

function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The app has no entry.')
  return entry.fileName
}

/** The scripts that every page begins with. */
function startFilesOf(bundle: Bundle): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    chunk.imports.forEach(visit)
  }
  visit(entryOf(bundle))
  return [...found]
}

function routeFilesOf(bundle: Bundle): RouteFiles {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const ofLists = [...filesOf([listModule], bundle), ...startFilesOf(bundle)]
  const isOwn = (file: string) => !ofLists.includes(file)
  return {
    routes: routeModules.map(({ pattern, guard, modules }) => {
      const places = filesOf(modules, bundle).map(indexOf)
      return guard === 'session' ? [pattern, places] : [pattern, places, guard]
    }),
    files,
    start: startFilesOf(bundle),
    languages: builtLanguages,
    signIn: hrefOf('login'),
    grid: { after: chunkWith(listModule, bundle), files: filesOf([gridModule], bundle).filter(isOwn) },
  }
}

/** The script of the page, and what it imports, as the bundler names them. */
const ownScripts = /\s*<(?:script type="module"[^>]*\ssrc="[^"]*"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Waits for the page and its styles as a script with an address does, for the one that the boot script chose by its language. */
const begin = `<script type="module">import(document.documentElement.dataset.entry).catch((error) => {
      delete document.documentElement.dataset.entry
      document.getElementById('${PRERENDERED}')?.remove()
      throw error
    })</script>`

/** The sign-in as the page shows it at first; its classes have to be those of the app's own styles. */
async function checkedMarkup(bundle: Bundle): Promise<string> {
  const markup = await prerenderedSignIn()
  const styles = Object.values(bundle).map((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
  )
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ').filter(Boolean),
  )
  const unknown = classes.filter((name) => !styles.some((css) => css.includes(`.${name}`)))
  if (classes.length === 0 || unknown.length > 0)
    throw new Error(
      `The sign-in was drawn with classes that no style sheet has: ${unknown.join(', ') || 'none at all'}.`,
    )
  return markup
}

/** Puts the boot script, and the fontPreload for the font, into the page. */
export function pagePlugin(): Plugin {
  return {
    name: 'lineboard-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const code = await bootScript(bundle ? routeFilesOf(bundle) : noFiles)
        const fontFile = Object.keys(bundle ?? {}).find((name) => font.test(name))
        const fontPreload =
          fontFile && `<link rel="preload" as="font" type="font/woff2" href="/${fontFile}" crossorigin />`
        // Before the style sheet, which an inline script would wait for.
        // Addresses of screens have several parts: what the page brings is named from the top.
        const fromTop = html.replaceAll(/(?<=\b(?:src|href)=")\.\//g, '/')
        const after = bundle && `${await checkedMarkup(bundle)}\n    ${begin}`
        const begun = after
          ? fromTop.replaceAll(ownScripts, '').replace('</body>', () => `  ${after}\n  </body>`)
          : fromTop
        return begun.replace(bootPlace, () => `<script>${code}</script>${fontPreload ?? ''}`)
      },
    },
    /** The same for whoever measures what routes weigh. */
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(routeFilesOf(bundle)) })
    },
  }
}
