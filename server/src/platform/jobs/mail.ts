import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { newId } from '../../lib/ids.js'
import type { Config } from '../config.js'
import { type Letter, lettersAtOnce, PermanentFailure } from './jobs.js'

export interface Mailer {
  send(letter: Letter): Promise<void>
  /** Ends the connections to the mail server. A letter that is under way fails. */
  close(): void
}

/** SMTP if a server is configured, else one .eml file per message in DATA_DIR/mail. A file gets its name when it is complete. */
export function openMailer(config: Config): Mailer {
  const from = config.MAIL_FROM
  if (config.SMTP_URL !== '') {
    // Shorter than the limits of a shutdown and of a job, so that a silent server causes an ordinary failure, which is retried.
    const transport = nodemailer.createTransport({
      url: config.SMTP_URL,
      // Connections are used again: mail servers limit how many are opened, and each costs a login. No letter waits for one, because the time
      // that its job may take would pass meanwhile.
      pool: true,
      maxConnections: lettersAtOnce,
      idleTimeout: 30_000,
      // A connection that the server ended meanwhile is replaced once. The job is retried after any other error.
      maxRequeues: 1,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 8_000,
    })
    return {
      async send({ to, subject, text }) {
        try {
          await transport.sendMail({ from, to, subject, text })
        } catch (error) {
          const { responseCode, code } = error as { responseCode?: number; code?: string }
          // A permanent refusal of this message. Other errors, such as a refused login, can be repaired and are retried.
          if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500)
            throw new PermanentFailure(`the mail server refuses this letter for good: ${responseCode}`)
          throw error
        }
      },
      close: () => transport.close({ force: true }),
    }
  }
  const folder = join(config.DATA_DIR, 'mail')
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const write = (path: string, message: Buffer) => writeFile(path, message, { mode: 0o600 })
  return {
    async send({ to, subject, text }) {
      const { message } = await transport.sendMail({ from, to, subject, text })
      const path = join(folder, `${newId('dlv').slice(0, 26)}.eml`)
      await write(`${path}.part`, message as Buffer).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await write(`${path}.part`, message as Buffer)
      })
      await rename(`${path}.part`, path)
    },
    close() {},
  }
}
