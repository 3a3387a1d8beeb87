import type { ReactNode, SVGProps } from 'react'
import styles from './plain-icon.module.css'

interface PlainIconProps extends SVGProps<SVGSVGElement> {
  fontSize?: 'inherit' | 'small' | 'medium'
}

const draw = (path: ReactNode, { fontSize = 'medium', className = '', ...rest }: PlainIconProps) => (
  <svg
    className={`${styles.icon} ${styles[fontSize]} ${className}`}
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
const createPlainIcon = (path: ReactNode) => (props: PlainIconProps) => draw(path, props)

export default createPlainIcon
