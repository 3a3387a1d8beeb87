/** The address that somebody was led here from because there is nothing at it; undefined where there was none. */
export function missingAddress(): string | undefined {
  const { missing }: { missing?: unknown } = Object(history.state)
  return typeof missing === 'string' ? missing : undefined
}
