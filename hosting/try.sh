#!/bin/sh
# Tries what the guide to hosting (docs/hosting.md) says, as far as this machine can: on loopback, in a temporary folder, and cleans up.
#   hosting/try.sh [PROGRAM]          the program is target/debug/utterson if none is named
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../target/debug/utterson}
work=$(mktemp -d)
pids=""
cleanup() {
    for pid in $pids; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT INT TERM
tried=0
say() { echo "ok: $1"; tried=$((tried + 1)); }
skip() { echo "not tried, there is no $1 here"; }
fail() { echo "FAILED: $1" >&2; exit 1; }

# Waits until an address answers.
until_answers() {
    for _ in $(seq 200); do curl -sk -o /dev/null "$1" && return 0; sleep 0.05; done
    fail "$1 does not answer"
}

serve() {
    "$program" serve --listen 127.0.0.1:11886 --metrics 127.0.0.1:11887 --data "$1" --backups "$work/backups" \
        --origin "$2" --proxies 1 >"$work/out" 2>>"$work/log" &
    server=$!
    pids="$pids $server"
    until_answers http://127.0.0.1:11886/healthz
}

# A guest, a table, and the web socket of it, through whatever listens there; the last is the name of the table.
visit() {
    origin=$2
    rm -f "$work/cookies"
    curl -skf -o /dev/null -c "$work/cookies" -H "Origin: $origin" -H 'Content-Type: application/json' -d '{"name":"Ann"}' "$1/api/me" ||
        fail "$1: no guest"
    # With an https origin the cookie is for https only; curl obeys, so it is handed over by hand.
    cookie=$(awk '/sid/ { print $6 "=" $7 }' "$work/cookies")
    table=$(curl -skf -H "Cookie: $cookie" -H "Origin: $origin" -H 'Content-Type: application/json' \
        -d '{"game":"duel","seats":[{"type":"me"},{"type":"bot","level":"random"}]}' "$1/api/tables" | sed 's/.*"table":"\([0-9a-f]*\)".*/\1/')
    [ ${#table} = 32 ] || fail "$1: no table"
    answer=$(curl -sk --http1.1 -m 2 -o /dev/null -w '%{http_code}' -H "Cookie: $cookie" -H "Origin: $origin" -H 'Connection: Upgrade' \
        -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' \
        "$1/api/tables/$table/socket" || true)
    [ "$answer" = 101 ] || fail "$1: the web socket answers $answer"
}

origin=https://games.example.org
serve "$work/data" "$origin"
visit http://127.0.0.1:11886 "$origin"
curl -sf http://127.0.0.1:11887/metrics | grep -q '^utterson_ready 1' || fail "no metrics"
curl -sf http://127.0.0.1:11887/readyz >/dev/null || fail "not ready"
if curl -s http://127.0.0.1:11886/metrics | grep -q utterson_ready; then fail "strangers read the metrics"; fi
say "serve: a guest, a table, its socket; metrics on their own address"

if command -v caddy >/dev/null; then
    sed -e 's/^games.example.org/http:\/\/127.0.0.1:11880/' -e 's/:1886/:11886/' -e 's/^{$/{\n\tadmin off/' "$here/Caddyfile" >"$work/Caddyfile"
    XDG_DATA_HOME="$work" XDG_CONFIG_HOME="$work" caddy run --adapter caddyfile --config "$work/Caddyfile" >>"$work/log" 2>&1 &
    pids="$pids $!"
    until_answers http://127.0.0.1:11880/healthz
    visit http://127.0.0.1:11880 "$origin"
    [ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:11880/metrics)" = 404 ] || fail "caddy shows the metrics"
    say "Caddyfile: a guest, a table, its socket"
else skip caddy; fi

if command -v nginx >/dev/null && command -v openssl >/dev/null; then
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=games.example.org -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
    sed -e 's/:1886/:11886/' -e 's/listen 80/listen 127.0.0.1:11881/' -e 's/listen 443/listen 127.0.0.1:11882/' -e '/listen \[::\]/d' \
        -e "s#/etc/letsencrypt.*fullchain.pem#$work/cert.pem#" -e "s#/etc/letsencrypt.*privkey.pem#$work/key.pem#" "$here/nginx.conf" >"$work/site.conf"
    mkdir -p "$work/nginx"
    cat >"$work/nginx.conf" <<END
daemon off; pid $work/nginx.pid; error_log $work/nginx.log;
events {}
http { access_log off; client_body_temp_path $work/nginx; proxy_temp_path $work/nginx; fastcgi_temp_path $work/nginx;
  uwsgi_temp_path $work/nginx; scgi_temp_path $work/nginx; include $work/site.conf; }
END
    nginx -q -t -c "$work/nginx.conf" 2>>"$work/log" || fail "nginx refuses the configuration: $(tail -3 "$work/log")"
    nginx -c "$work/nginx.conf" >>"$work/log" 2>&1 &
    pids="$pids $!"
    until_answers https://127.0.0.1:11882/healthz
    visit https://127.0.0.1:11882 "$origin"
    [ "$(curl -sk -o /dev/null -w '%{http_code}' https://127.0.0.1:11882/metrics)" = 404 ] || fail "nginx shows the metrics"
    say "nginx.conf: a guest, a table, its socket, over TLS"
else skip "nginx, or no openssl"; fi

# A machine that is gone: the server is killed, its data lost, and everything comes back from the backup.
for _ in $(seq 400); do ls "$work"/backups/base-*.db >/dev/null 2>&1 && break; sleep 0.05; done
sleep 11
kill -9 "$server" && wait "$server" 2>/dev/null || true
rm -rf "$work/data"
"$program" restore --data "$work/again" "$work/backups" >>"$work/log" || fail "the backup is not restored"
serve "$work/again" "$origin"
code=$(curl -s -o /dev/null -w '%{http_code}' -H "Cookie: $cookie" "http://127.0.0.1:11886/api/tables/$table")
[ "$code" = 200 ] || fail "after the restore the table answers $code"
say "backup: killed, data lost, restored, and the last table is there"

if command -v systemd-analyze >/dev/null; then
    sed "s#/usr/local/bin/utterson#$(realpath "$program")#" "$here/utterson.service" >"$work/utterson.service"
    systemd-analyze verify --man=no "$work/utterson.service" 2>&1 | grep -i utterson.service && fail "systemd finds fault with the unit"
    exposure=$(systemd-analyze security --offline=true "$work/utterson.service" 2>/dev/null | sed -n 's/.*Overall exposure level.*: \([0-9.]*\).*/\1/p')
    awk "BEGIN { exit !(${exposure:-10} < 2.0) }" || fail "the unit's exposure is ${exposure:-unknown}"
    say "utterson.service: verified, exposure $exposure of 10"
else skip systemd; fi

if command -v buildah >/dev/null; then
    ldd "$program" | grep -o '/[^ ]*' >"$work/libraries"
    tar -chf "$work/base.tar" -C / $(sed 's#^/##' "$work/libraries") 2>/dev/null
    (container=$(buildah from scratch) && buildah add -q "$container" "$work/base.tar" / >/dev/null && buildah commit -q --rm "$container" utterson-base >/dev/null) 2>>"$work/log" &&
        cp "$program" "$work/program" && buildah build -q --no-cache -t utterson-try -f "$here/Containerfile" --build-arg BASE=localhost/utterson-base --build-arg PROGRAM=program "$work" >>"$work/log" 2>&1 &&
        say "Containerfile: built" || skip "way to build containers"
    buildah rmi --force localhost/utterson-try localhost/utterson-base >/dev/null 2>&1 || true
else skip buildah; fi
echo "$tried tried"
