import ipaddr from 'ipaddr.js'

/** Addresses as a whitelist entry names them. */
export interface Network {
  /** IPv4 or IPv6 address. */
  ip: string
  /** Leading bits that must match. */
  mask: number
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const fourOctets = new RegExp(String.raw`^${octet}(?:\.${octet}){3}$`)

/** Whether a text is an IPv4 address in full. ipaddr.js throws and catches an error for any other text: slow for a file of many rows. */
export const isIPv4 = (text: string): boolean => fourOctets.test(text)

/** Reads an address as people write it in full: four numbers, or IPv6. Undefined for any other text. */
export function readAddress(text: string): Address | undefined {
  if (isIPv4(text)) return ipaddr.IPv4.parse(text)
  return text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : undefined
}

/** How many bits an address has: 32 or 128. Undefined for what is no address. */
export function bitsOf(ip: string): 32 | 128 | undefined {
  const kind = readAddress(ip)?.kind()
  return kind && (kind === 'ipv4' ? 32 : 128)
}

/** Reads `203.0.113.0/24`, or an address alone, which is a network of itself. Undefined where it is neither. */
export function readNetwork(text: string): Network | undefined {
  const [ip = '', length, ...rest] = text.trim().split('/')
  const bits = bitsOf(ip)
  if (bits === undefined || rest.length > 0) return undefined
  if (length === undefined) return { ip, mask: bits }
  const mask = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN
  return mask <= bits ? { ip, mask } : undefined
}

const within = (address: Address, range: Address, mask: number): boolean =>
  address instanceof ipaddr.IPv4 && range instanceof ipaddr.IPv4
    ? address.match(range, mask)
    : address instanceof ipaddr.IPv6 && range instanceof ipaddr.IPv6 && address.match(range, mask)

/** An IPv4 address written as IPv6 is the IPv4 address, and so are networks of them. */
function plain(address: Address, mask: number): { address: Address; mask: number } {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && mask >= 96
    ? { address: address.toIPv4Address(), mask: mask - 96 }
    : { address, mask }
}

/** Undefined for what is no address, and where it has fewer bits than the mask. */
function rangeOf({ ip, mask }: Network): { address: Address; mask: number } | undefined {
  const address = readAddress(ip)
  return address && mask <= (bitsOf(ip) ?? 0) ? plain(address, mask) : undefined
}

/** Whether all addresses of one network are addresses of the other, too. */
export function isPartOf(part: Network, whole: Network): boolean {
  const [one, other] = [rangeOf(part), rangeOf(whole)]
  if (!one || !other) return false
  return one.mask >= other.mask && within(one.address, other.address, other.mask)
}

/** Whether an address is one of a network. */
export const isInNetwork = (ip: string, network: Network): boolean => isPartOf({ ip, mask: bitsOf(ip) ?? 0 }, network)

/** The first address of a network, as the address of an entry should read: `203.0.113.0` of `203.0.113.7/24`. */
export function networkAddress({ ip, mask }: Network): string {
  const address = readAddress(ip)
  if (!address || mask > (bitsOf(ip) ?? 0)) return ip
  const range = `${ip}/${mask}`
  const first =
    address instanceof ipaddr.IPv4
      ? ipaddr.IPv4.networkAddressFromCIDR(range)
      : ipaddr.IPv6.networkAddressFromCIDR(range)
  return first.toString()
}

/** Whether an address has bits behind its mask, which change nothing. */
export function hasHostBits(network: Network): boolean {
  const address = readAddress(network.ip)
  return address !== undefined && readAddress(networkAddress(network))?.toString() !== address.toString()
}

/** An address and port a call comes from; the port is 0 where none is named. */
export interface Endpoint {
  ip: string
  port: number
}

const withPort = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/
const MOST_PORT = 65_535

/** Reads `203.0.113.7:5060`, `[2001:db8::7]:5060`, or an address alone. Undefined for any other text. */
export function readEndpoint(text: string): Endpoint | undefined {
  const typed = text.trim()
  const [, v6, v4, digits] = withPort.exec(typed) ?? []
  const ip = v6 ?? v4 ?? typed
  const port = Number(digits ?? 0)
  return bitsOf(ip) !== undefined && port <= MOST_PORT ? { ip, port } : undefined
}
