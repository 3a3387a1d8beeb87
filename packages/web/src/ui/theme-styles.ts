import type { ComponentType, ReactNode } from 'react'

/**
 * Where the component library's styles go, for a language that is read from right to left: to be said before anything has its look. Here, because
 * whoever says it is there before the library is.
 */
export const themeStyles: { RightToLeft?: ComponentType<{ children: ReactNode }> } = {}
