import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rightToLeft from '@mui/stylis-plugin-rtl'
import RtlProvider from '@mui/system/RtlProvider'
import type { ReactNode } from 'react'

// As `StyledEngineProvider` has it: the app's own style sheets come after those of the component library.
const cache = createCache({ key: 'rtl', prepend: true, stylisPlugins: [rightToLeft] })

/** The component library's styles for languages that are read from right to left. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <RtlProvider>{children}</RtlProvider>
    </CacheProvider>
  )
}
