import { connect } from 'node:net'

/**
 * One connection that is kept open. It writes requests to a plain socket and reads only what it must, because the client shares the cores with
 * what it measures.
 */
export class Connection {
  #text = ''
  #pending

  constructor(url) {
    const { hostname, port, host } = new URL(url)
    this.host = host
    this.socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1')
    const fail = (error) => this.#pending?.reject(error)
    this.socket.on('error', fail)
    this.socket.on('close', () => fail(new Error('the service closed a connection')))
    this.socket.on('data', (part) => this.#read(part))
  }

  /** The answer, as undici returns it. Each byte of the body becomes one character. */
  request({ method, path, headers, body = '' }) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = method === 'GET' ? '' : `content-length: ${body.length}\r\n`
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject }
      this.socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${lines.join('')}${length}\r\n${body}`)
    })
  }

  close() {
    this.socket.removeAllListeners('close').destroy()
  }

  #read(part) {
    this.#text += part
    const head = this.#text.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#text)?.[1]
    if (length === undefined) return this.#pending.reject(new Error(`an answer without its length: ${this.#text.slice(0, head)}`))
    if (this.#text.length < head + 4 + Number(length)) return
    const body = this.#text.slice(head + 4)
    const answer = { statusCode: Number(this.#text.slice(9, 12)), body: { text: async () => body } }
    this.#text = ''
    this.#pending.resolve(answer)
  }
}
