#!/bin/sh
# Kamailio 5.6.3 (Debian 12: kamailio 5.6.3-2, with sip-tester 3.6.1): a gateway's 503 with a Reason header reaches the caller as Kamailio's own
# 500 without it. A 500 with the same header is passed on as it is.
#
# Expected: the caller learns the reason (Q.850 cause 34: no line free), which tells "try again" from "the phone server failed". RFC 3261 (16.7)
#           has a proxy change the status only where the whole proxy is unavailable, and says nothing of leaving out the reason.
# Seen:     `SIP/2.0 500 Service Unavailable`, no Reason. A failure_route that replies itself keeps it.
#
# Needs root on Debian, for the packages. Fails if that changes.
set -eu
command -v kamailio sipp >/dev/null 2>&1 || apt-get install -y --no-install-recommends kamailio sip-tester >/dev/null
folder=$(mktemp -d)
started=
trap 'kill $started 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat > kamailio.cfg <<'CFG'
#!KAMAILIO
debug=0
log_stderror=yes
children=1
loadmodule "tm.so"
loadmodule "sl.so"
loadmodule "pv.so"
request_route {
	if ($rm == "ACK") { t_relay(); exit; }
	$du = "sip:127.0.0.1:25098";
	t_relay();
}
CFG
cat > gateway.xml <<'XML'
<?xml version="1.0"?>
<scenario name="gateway"><recv request="INVITE"/>
<send><![CDATA[
SIP/2.0 STATUS
[last_Via:]
[last_From:]
[last_To:];tag=gw
[last_Call-ID:]
[last_CSeq:]
Reason: Q.850;cause=34;text="no circuit"
Content-Length: 0

]]></send><recv request="ACK"/></scenario>
XML
cat > caller.xml <<'XML'
<?xml version="1.0"?>
<scenario name="caller"><send><![CDATA[
INVITE sip:1@127.0.0.1:25097 SIP/2.0
Via: SIP/2.0/UDP [local_ip]:[local_port];branch=[branch]
From: <sip:a@127.0.0.1>;tag=[call_number]
To: <sip:1@127.0.0.1>
Call-ID: [call_id]
CSeq: 1 INVITE
Contact: <sip:a@[local_ip]:[local_port]>
Max-Forwards: 70
Content-Length: 0

]]></send><recv response="100" optional="true"/><recv response="500"/></scenario>
XML
kamailio -DD -E -f kamailio.cfg -l udp:127.0.0.1:25097 -Y "$folder" >log 2>&1 &
started=$!
sleep 1
seen=
for status in '500 Server Internal Error' '503 Service Unavailable'; do
  sed "s/STATUS/$status/" gateway.xml > now.xml
  sipp -sf now.xml -i 127.0.0.1 -p 25098 -m 1 -nostdin >/dev/null 2>&1 &
  gateway=$!
  sleep 0.5
  sipp -sf caller.xml -i 127.0.0.1 -p 25099 -m 1 -nostdin -trace_msg -message_file "$folder/messages" 127.0.0.1:25097 >/dev/null 2>&1 || true
  kill $gateway 2>/dev/null || true
  seen="$seen$(tr -d '\r' < messages | grep -E '^SIP/2.0 5|^Reason' | sort -u | tr '\n' '|') "
  rm -f messages
done
echo "$seen"
[ "$seen" = 'Reason: Q.850;cause=34;text="no circuit"|SIP/2.0 500 Server Internal Error| SIP/2.0 500 Service Unavailable| ' ]
