import { type AddressInfo, createServer, type Socket } from 'node:net'
import { atEnd } from './end.js'

export interface Letter {
  from: string
  to: string[]
  text: string
}

export interface MailServer {
  url: string
  /** delivered mails, in order */
  letters: Letter[]
  /** the reaction to the next mails: accept, accept later, refuse temporarily (451), never answer, or refuse the address (550) */
  mode: 'accept' | 'slow' | 'refuse' | 'stall' | 'unknown'
  /** mails that were started, with any result */
  begun: number
  refused: number
  /** connections that were opened */
  connections: number
  /** ends all connections */
  hangUp(): void
}

/** A mail server with the part of SMTP that a sender needs, on a real socket. */
export async function startMailServer(): Promise<MailServer> {
  const state: MailServer = { url: '', letters: [], mode: 'accept', begun: 0, refused: 0, connections: 0, hangUp }
  const sockets = new Set<Socket>()
  function hangUp(): void {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    state.connections++
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let letter: Letter = { from: '', to: [], text: '' }
    let isText = false
    let rest = ''
    say('220 test ESMTP')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        take(line)
      }
    })
    function take(line: string): void {
      if (isText) {
        if (line !== '.') letter.text += `${line.replace(/^\.\./, '.')}\n`
        else {
          isText = false
          if (state.mode === 'stall') return
          if (state.mode === 'refuse') {
            state.refused++
            return void say('451 not now')
          }
          const taken = letter
          const accept = () => {
            state.letters.push(taken)
            say('250 taken')
          }
          setTimeout(accept, state.mode === 'slow' ? 1_500 : 0)
        }
        return
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/)
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      // A connection is used again after a refusal.
      if (verb === 'MAIL') letter = { from: address, to: [], text: '' }
      if (verb === 'RCPT' && state.mode === 'unknown') return void say('550 no such mailbox')
      if (verb === 'RCPT') letter.to.push(address)
      if (verb === 'DATA') {
        state.begun++
        isText = true
        return void say('354 go on')
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      say('250 ok')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  atEnd(() => {
    hangUp()
    server.close()
  })
  return state
}
