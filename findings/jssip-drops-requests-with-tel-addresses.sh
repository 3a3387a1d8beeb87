#!/bin/sh
# JsSIP 3.13.8: an INVITE whose From is a `tel:` address (RFC 3966) rings nowhere, and the caller gets no response, not even a 4xx.
#
# Expected: it rings, or at least a 4xx: RFC 3261 (section 8.1.1.3) allows any URI scheme in From, and telephone gateways send `tel:`.
# Seen:     the parser accepts `sip:` and `sips:` only, and the message is discarded before a transaction exists.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jssip@3.13.8
cat > finding.cjs <<'JS'
globalThis.window = globalThis
globalThis.RTCPeerConnection = class {}
const JsSIP = require('jssip')
const sent = []
/** A socket that sends nothing and takes what it is given. */
const socket = {
  url: 'ws://pbx.example/ws', sip_uri: 'sip:pbx.example;transport=ws', via_transport: 'WS',
  connect() { this.onconnect() }, disconnect() {}, isConnected: () => true, isConnecting: () => false,
  send(message) { sent.push(String(message).split('\r\n')[0]); return true },
}
const phone = new JsSIP.UA({ sockets: [socket], uri: 'sip:nora@pbx.example', password: 'p', register: false })
const rung = []
phone.on('newRTCSession', ({ request }) => rung.push(request.getHeader('From')))
phone.start()
const invite = (from, n) =>
  socket.ondata([`INVITE ${phone.contact.uri} SIP/2.0`, `Via: SIP/2.0/WS gw.example;branch=z9hG4bK${n}`, `From: ${from};tag=${n}`,
    'To: <sip:nora@pbx.example>', `Call-ID: call-${n}`, 'CSeq: 1 INVITE', 'Contact: <sip:gw@gw.example>', 'Max-Forwards: 70',
    'Content-Length: 0', '', ''].join('\r\n'))
setTimeout(() => {
  invite('<sip:+12125550142@gw.example>', 1)
  const usual = [...sent]
  invite('<tel:+12125550142>', 2)
  console.log(JSON.stringify({ rung: rung.length, sip: usual, tel: sent.slice(usual.length) }))
  process.exit()
}, 100)
JS
seen=$(node finding.cjs)
echo "$seen"
[ "$seen" = '{"rung":1,"sip":["SIP/2.0 100 Trying","SIP/2.0 180 Ringing"],"tel":[]}' ]
