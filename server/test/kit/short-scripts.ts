import nodeCrypto from 'node:crypto'
import fs from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { format } from 'node:util'
import { runInNewContext } from 'node:vm'
import { atEnd } from './end.js'

/** A file is read in the folder of the shell; 0 is its input. */
function evaluate(mode: string, script: string, cwd: string, input: string): string {
  const lines: string[] = []
  const readFileSync = (path: string | 0) => (path === 0 ? input : fs.readFileSync(resolve(cwd, path)))
  const load = createRequire(import.meta.url)
  const result: unknown = runInNewContext(script, {
    require: (name: string) => (name === 'fs' ? { ...fs, readFileSync } : load(name)),
    console: { log: (...values: unknown[]) => lines.push(format(...values)) },
    crypto: nodeCrypto,
  })
  if (mode === '-p') lines.push(format(result))
  return lines.map((line) => `${line}\n`).join('')
}

/**
 * Settings with which a shell evaluates `node -p` and `node -e` in this process: the guides do this more than two hundred times, and starting Node
 * takes longer than what they ask of the service. A script that writes to the error output is started as a process. Not for a shell that
 * starts a process in the background.
 */
export async function shortScripts(folder: string): Promise<Record<string, string>> {
  const socket = join(folder, 'node.sock')
  const server = createServer(async (req, res) => {
    try {
      const type = req.headers['content-type'] ?? ''
      const form = await new Response(new Uint8Array(await buffer(req)), { headers: { 'content-type': type } }).formData()
      const given = async (name: string) => new Response(form.get(name) ?? '').text()
      res.end(evaluate(await given('mode'), await given('script'), await given('cwd'), await given('input')))
    } catch (error) {
      res.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((listening) => server.listen(socket, listening))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const send = `curl -sS --fail-with-body --unix-socket '${socket}' http://node/ --form-string "mode=$1" --form-string "script=$2" --form-string "cwd=$PWD"`
  const cases = [`-[pe]*console.error*) command node "$@" ;;`, `-[pe]*'readFileSync(0)'*) ${send} -F input=@- ;;`, `-[pe]*) ${send} ;;`]
  return { 'BASH_FUNC_node%%': `() { case "$1 $2" in ${cases.join(' ')} *) command node "$@" ;; esac; }` }
}
