#!/bin/sh
# Renders the chart with Go's templates and Sprig, and compares the result with what the tests render. On Debian:
# apt-get install --no-install-recommends golang-go golang-github-masterminds-sprig-dev golang-k8s-sigs-yaml-dev
set -eu
cd "$(dirname "$0")/../.."
rendered=$(mktemp)
trap 'rm -f "$rendered"' EXIT
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE="${GOCACHE:-/tmp/allotment-go}" go run deploy/chart-check/render.go deploy/chart >"$rendered"
CHART_RENDERED="$rendered" node node_modules/vitest/vitest.mjs run --root server test/deploy.test.ts -t chart
