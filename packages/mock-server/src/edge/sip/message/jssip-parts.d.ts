// The package has no types for these two files of its own.
declare module 'jssip/lib/Parser.js' {
  /** A name-addr or an address of a message, as the grammar read it. */
  interface ParsedAddress {
    uri: { user?: string; host: string; toString(): string }
    getParam(name: string): string | undefined
  }
  interface ParsedMessage {
    method: string
    ruri?: { user?: string; host: string; toString(): string }
    status_code?: number
    reason_phrase?: string
    headers: Record<string, { raw: string }[]>
    via_branch: string | null
    call_id: string | null
    cseq: number | null
    from: ParsedAddress | null
    to: ParsedAddress | null
    body: string
    parseHeader(name: string, at?: number): ParsedAddress | number | undefined
  }
  const parser: { parseMessage(text: string, agent: object): ParsedMessage | undefined }
  export default parser
}
declare module 'jssip/lib/NameAddrHeader.js' {
  const header: {
    parse(text: string):
      | {
          uri: { user?: string; host: string; toString(): string; getHeader(name: string): string[] | undefined }
          getParam(name: string): string | undefined
        }
      | undefined
  }
  export default header
}
