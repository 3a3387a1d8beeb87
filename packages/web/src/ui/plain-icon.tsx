import type { ReactNode, SVGProps } from 'react'
import styles from './plain-icon.module.css'

interface PlainIconProps extends SVGProps<SVGSVGElement> {
  fontSize?: 'inherit' | 'small' | 'medium'
}

/** Icons that point the way reading goes on, or back: where it goes the other way, so do they. */
const pointing = new Set([
  'ChevronLeft',
  'ChevronRight',
  'FirstPage',
  'Forward',
  'LastPage',
  'LogoutOutlined',
  'OpenInNew',
  'Undo',
])

const draw = (
  path: ReactNode,
  isPointing: boolean,
  { fontSize = 'medium', className = '', ...rest }: PlainIconProps,
) => (
  <svg
    className={`${styles.icon} ${styles[fontSize]} ${isPointing ? styles.pointing : ''} ${className}`}
    focusable="false"
    aria-hidden="true"
    viewBox="0 0 24 24"
    {...rest}
  >
    {path}
  </svg>
)

/**
 * What the build puts in the place of the icons' own component, with the same look: a list has hundreds of icons, and
 * theirs asks the theme, makes a style and a class for each.
 */
const createPlainIcon = (path: ReactNode, name: string) => {
  const isPointing = pointing.has(name)
  return (props: PlainIconProps) => draw(path, isPointing, props)
}

export default createPlainIcon
