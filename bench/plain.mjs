import { connect } from 'node:net'

/** Everything that arrives is read into this buffer, and used before the next part arrives. */
const buffer = Buffer.allocUnsafeSlow(262_144)

/**
 * One connection that is kept open. It writes requests to a plain socket and reads only what it must, because the client shares the cores with
 * what it measures.
 */
export class Connection {
  #pending
  #head = ''
  /** bytes of the body that are not read yet; undefined while the head is not complete */
  #missing
  #body = ''

  constructor(url) {
    const { hostname, port, host } = new URL(url)
    this.host = host
    const onread = { buffer, callback: (bytes) => this.#read(bytes) }
    this.socket = connect({ port: Number(port), host: hostname, noDelay: true, onread })
    const fail = (error) => this.#pending?.reject(error)
    this.socket.on('error', fail)
    this.socket.on('close', () => fail(new Error('the service closed a connection')))
  }

  /** The answer, as undici returns it. Each byte of the body becomes one character. With `isSkipped` the body of an answer is not kept. */
  request({ method, path, headers, body = '', isSkipped = false }) {
    let text = `${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\n`
    for (const name in headers) text += `${name}: ${headers[name]}\r\n`
    text += method === 'GET' ? '\r\n' : `content-length: ${body.length}\r\n\r\n${body}`
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject, isSkipped }
      this.socket.write(text, 'latin1')
    })
  }

  close() {
    this.socket.removeAllListeners('close').destroy()
  }

  #read(bytes) {
    const from = this.#missing === undefined ? this.#readHead(bytes) : 0
    if (from === undefined) return
    if (!this.#pending.isSkipped) this.#body += buffer.latin1Slice(from, bytes)
    this.#missing -= bytes - from
    if (this.#missing === 0) this.#finish()
  }

  /** Returns where the body begins in the buffer; undefined if the head goes on in the next part. */
  #readHead(bytes) {
    const before = this.#head.length
    this.#head += buffer.latin1Slice(0, Math.min(bytes, 4_096))
    const end = this.#head.indexOf('\r\n\r\n')
    if (end < 0) return
    this.#head = this.#head.slice(0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1]
    if (length === undefined) return void this.#pending.reject(new Error(`an answer without its length: ${this.#head}`))
    this.#missing = Number(length)
    return end + 4 - before
  }

  #finish() {
    const { resolve } = this.#pending
    const [statusCode, body] = [Number(this.#head.slice(9, 12)), this.#body]
    this.#head = ''
    this.#body = ''
    this.#missing = undefined
    resolve({ statusCode, body: { text: async () => body } })
  }
}
