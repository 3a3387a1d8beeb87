import { prepareScreen } from './page-loader.ts'

function handlePointer({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (link && link.pathname !== location.pathname) void prepareScreen(link)
}

/** Gets a screen ready when a link to it is pointed at or focused. */
export function prefetchLinks(root: HTMLElement): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(event, handlePointer, { passive: true })
}
