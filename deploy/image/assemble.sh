#!/bin/sh
# What runs, and nothing else: assemble.sh SOURCE TARGET, after `npm run build` in SOURCE.
set -eu
source=$1 target=$2
mkdir -p "$target/server" "$target/console" "$target/sdk" "$target/bench"
cp "$source/package.json" "$source/package-lock.json" "$target/"
for workspace in server console sdk bench; do cp "$source/$workspace/package.json" "$target/$workspace/"; done
for part in dist assets fonts migrations; do
  if [ -d "$source/server/$part" ]; then cp -R "$source/server/$part" "$target/server/"; fi
done
cp -R "$source/console/dist" "$target/console/"
# The pages that are served under /docs.
mkdir -p "$target/docs/pictures"
cp -R "$source/docs/guides" "$source/docs/glossary.md" "$source/docs/versioning.md" "$target/docs/"
# For whoever runs it: the units name this page.
cp "$source/docs/operating.md" "$target/docs/"
cp "$source/docs/pictures/delivery.svg" "$target/docs/pictures/"
cp "$source/sdk/README.md" "$target/sdk/"
cp "$source/CHANGELOG.md" "$source/openapi.json" "$target/"
cp "$source/deploy/image/healthy.mjs" "$target/"
cd "$target"
# No script of a package is run: argon2 comes compiled.
npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --no-progress
# Sources of maps and types are for people who develop.
find . -name '*.map' -delete
find node_modules -name '*.d.ts' -delete
find node_modules -name '*.d.mts' -delete
find node_modules -name '*.d.cts' -delete
