const unsigned = 'its certificate is signed by nobody whom this machine trusts'

/** Why there was no answer, where the platform says: Node does, browsers don't. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the other side hung up',
  UND_ERR_SOCKET: 'the other side hung up',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: unsigned,
  UNABLE_TO_GET_ISSUER_CERT: unsigned,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unsigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unsigned,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS there',
  'bad port': 'no web client may call that port',
}

/** What Node calls the reason for which `fetch` threw; undefined where it names none. */
export function codeOf(thrown: unknown): string | undefined {
  const { code, message } = Object(Object(thrown).cause)
  return code ?? (Object.hasOwn(reasons, message) ? message : undefined)
}

/** Why there was no answer, by what `fetch` threw; undefined where it does not say. */
export function whyUnanswered(thrown: unknown): string | undefined {
  const code = codeOf(thrown)
  return code === undefined ? undefined : (reasons[code] ?? code)
}
