/** Bytes of the largest body that a proxy passes on, or that is uploaded; a 413 beyond. */
export const maxBodyBytes = 20 * 1024 * 1024

/** What one visitor may take of a server, so that there is some left for others. */
export interface Limits {
  /** Bytes of the head of a request; a 431 beyond. Long filters are taken with a warning, which needs more than Node gives. */
  headBytes: number
  /** Milliseconds for the head of a request to come; a 408 after that. */
  headMs: number
  /** Milliseconds for a whole request to come; a 408 after that. */
  requestMs: number
  /** Milliseconds in which nothing moves on a connection, such as an answer that nobody reads, after which it is ended. */
  quietMs: number
  /** Open connections of one address, sockets among them; further ones are ended at once. */
  connectionsPerAddress: number
  /** Bytes of a message to the realtime socket, which is ended beyond. */
  messageBytes: number
  /** Messages a second to one realtime socket, which is ended beyond. */
  messagesPerSecond: number
  /** Channels that one realtime socket listens to; further ones are passed over. */
  channels: number
  /** Characters of the name of a channel; longer ones are passed over. */
  channelCharacters: number
  /** Bytes that wait for whoever does not read his realtime socket, which is ended beyond. */
  waitingBytes: number
  phones: PhoneLimits
  bodies: BodyLimits
}

/** What the body of a request may take, so that no parser occupies the server: a 413 beyond. */
export interface BodyLimits {
  /** Bytes of JSON, of a form, of a field of a multipart body, and of any other body that is not multipart. */
  textBytes: number
  /** Bytes of a multipart body, which carries files. */
  uploadBytes: number
  /** How many times as large a body may become when it is unpacked. */
  unpackedTimes: number
  /** Members of all objects and lists of JSON together. */
  values: number
  /** Fields of a form, and parameters of an address. */
  fields: number
  /** Columns and rows of a CSV file; a 422 beyond. */
  columns: number
  rows: number
}

/** What one softphone may take. */
export interface PhoneLimits {
  /** Bytes of a SIP message; the connection is ended beyond. */
  messageBytes: number
  /** Bytes a second of one connection, which is ended beyond. */
  bytesPerSecond: number
  /** Connections of one address that have not proved whose they are; the oldest is ended beyond. */
  unprovenPerAddress: number
  /** Connections of one user; the oldest is ended beyond. */
  phonesPerUser: number
  /** Calls in progress of one user; a 503 beyond. */
  callsPerUser: number
  /** Calls in progress of all users of a world; a 503 beyond. */
  calls: number
}

/** The limits of a server that is told no others. */
export const defaultLimits: Limits = {
  headBytes: 64 * 1024,
  headMs: 20_000,
  requestMs: 60_000,
  quietMs: 120_000,
  connectionsPerAddress: 1000,
  messageBytes: 100_000,
  messagesPerSecond: 100,
  channels: 200,
  channelCharacters: 200,
  waitingBytes: 1024 * 1024,
  bodies: {
    textBytes: 1024 * 1024,
    uploadBytes: maxBodyBytes,
    unpackedTimes: 100,
    values: 10_000,
    fields: 1000,
    columns: 500,
    rows: 50_000,
  },
  phones: {
    messageBytes: 32 * 1024,
    bytesPerSecond: 128 * 1024,
    unprovenPerAddress: 100,
    phonesPerUser: 20,
    callsPerUser: 20,
    calls: 2000,
  },
}

// In a file of their own: the command line is read, and refused, before all that a server is made of is loaded.

/** Calls a minute where no number is given. */
export const defaultCallsPerMinute = 12
/** The most calls a minute. */
export const maxCallsPerMinute = 600
