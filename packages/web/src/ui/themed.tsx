import createCache from '@emotion/cache'
import { CacheProvider, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider'
import type { ReactNode } from 'react'
import { setFallbackTheme } from './fallback-theme.ts'
import { theme } from './theme.ts'
import { themeStyles } from './theme-styles.ts'

/** The variables that the library's styles read, once for the whole page and however many parts of it have the look. */
function bringVariables(): void {
  const sheet = new CSSStyleSheet()
  const rules = theme.generateStyleSheets().flatMap((sheets) => Object.entries(sheets))
  const css = rules.map(([selector, values]) => {
    const variables = Object.entries(values).map((variable) => variable.join(':'))
    return `${selector}{${variables.join(';')}}`
  })
  sheet.replaceSync(css.join(''))
  document.adoptedStyleSheets.push(sheet)
}

setFallbackTheme(theme)
// Where tests have no page, or no style sheets, nobody sees any.
if (globalThis.document?.adoptedStyleSheets) bringVariables()

const cache = createCache({ key: 'css', prepend: true })

/** The library's styles come before our own, which are meant to differ. */
function LeftToRight({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/**
 * The app's look for components of the library. Each part that is drawn with some stands in one: a grid, dialog, drawer, panel, or page. No frame,
 * first row or dashboard does, and none waits for the library, which is a fifth of what they need.
 *
 * The library's own provider would make the theme anew for each of these, and watch for a colour scheme that our page has chosen before.
 */
export function Themed({ children }: { children: ReactNode }) {
  const { RightToLeft: Styles = LeftToRight } = themeStyles
  return (
    <Styles>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </Styles>
  )
}
