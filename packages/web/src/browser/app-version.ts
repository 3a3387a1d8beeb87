/** Version and commit of the build that this page is of; empty while it is developed. */
export function appVersion(): { version: string; commit: string } {
  const { version = '', commit = '' } = document.documentElement.dataset
  return { version, commit }
}
