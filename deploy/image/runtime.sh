#!/bin/sh
# runtime.sh TARGET: makes TARGET/root, Node with the libraries it is linked to, from this system, and TARGET/data, the empty data folder.
# There is no shell and no package manager.
set -eu
target=$1/root
mkdir -p "$1/data"
node=$(readlink -f "$(command -v node)")
mkdir -p "$target/usr/bin" "$target/etc" "$target/tmp"
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
