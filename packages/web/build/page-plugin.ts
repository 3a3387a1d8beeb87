import type { IndexHtmlTransformContext, Plugin } from 'vite'
import type { RouteFiles } from '../src/boot/route-files.ts'
import { hrefOf } from '../src/places/href.ts'
import { bootScript } from './boot-script.ts'
import { routeModules } from './route-modules.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const bootPlace = '<!-- boot -->'
const font = /inter-latin-wght-normal-[\w-]+\.woff2$/

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
  for (const module of modules) {
    const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === module)
    if (!chunk) throw new Error(`${module} belongs to a route, but became no chunk of its own`)
    visit(chunk.fileName)
  }
  return [...found]
}

function routeFilesOf(bundle: Bundle): RouteFiles {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  return {
    routes: Array.from(routeModules, ([path, modules]) => [path, filesOf(modules, bundle).map(indexOf)]),
    files,
    signIn: hrefOf('login'),
  }
}

/** Puts the boot script, and the wish for the font, into the page. */
export function pagePlugin(): Plugin {
  return {
    name: 'lineboard-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const code = await bootScript(bundle ? routeFilesOf(bundle) : { routes: [], files: [], signIn: '' })
        const fontFile = Object.keys(bundle ?? {}).find((name) => font.test(name))
        const wish = fontFile && `<link rel="preload" as="font" type="font/woff2" href="/${fontFile}" crossorigin />`
        // Before the style sheet, which an inline script would wait for.
        // Addresses of screens have several parts: what the page brings is named from the top.
        const fromTop = html.replaceAll(/(?<=\b(?:src|href)=")\.\//g, '/')
        return fromTop.replace(bootPlace, () => `<script>${code}</script>${wish ?? ''}`)
      },
    },
  }
}
