#!/bin/sh
# Node with the libraries it is linked to, from this system: runtime.sh TARGET. No shell, no package manager: nothing to break into.
set -eu
target=$1
node=$(readlink -f "$(command -v node)")
mkdir -p "$target/usr/bin" "$target/etc" "$target/tmp" "$target/data"
cp "$node" "$target/usr/bin/node"
{ ldd "$node"; find / -xdev -name 'libresolv.so.2' -o -xdev -name 'libnss_dns.so.2' -o -xdev -name 'libnss_files.so.2' 2>/dev/null | sed 's/^/=> /'; } |
  grep -o '/[^ ]*' | grep '\.so' | sort -u | while read -r library; do
    mkdir -p "$target$(dirname "$library")"
    cp -L "$library" "$target$library"
  done
echo 'allotment:x:10001:10001::/data:/sbin/nologin' >"$target/etc/passwd"
echo 'allotment:x:10001:' >"$target/etc/group"
echo 'hosts: files dns' >"$target/etc/nsswitch.conf"
chmod 1777 "$target/tmp"
chown 10001:10001 "$target/data"
