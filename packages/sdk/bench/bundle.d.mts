/** Minified code of the module and everything it needs. */
export function bundle(source: string, options?: { isWhole?: boolean }): Promise<string>
/** Size of the code as gzip packs it. */
export function gzipBytes(code: string): number
