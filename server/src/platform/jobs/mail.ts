import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { newId } from '../../lib/ids.js'
import type { Config } from '../config.js'
import { Hopeless, type Letter } from './jobs.js'

export interface Mailer {
  send(letter: Letter): Promise<void>
}

/** SMTP when there is a server, else one .eml file each in DATA_DIR/mail, complete before it appears under its name. */
export function openMailer(config: Config): Mailer {
  const from = config.MAIL_FROM
  if (config.SMTP_URL !== '') {
    // Shorter than a stop waits and a job may last, so that a server that went silent ends in a failure of its own, to be tried again.
    const transport = nodemailer.createTransport({
      url: config.SMTP_URL,
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
          // Refused for good, and for this letter alone: a server that refuses our login, say, will be put right.
          if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500)
            throw new Hopeless(`the mail server refuses this letter for good: ${responseCode}`)
          throw error
        }
      },
    }
  }
  const folder = join(config.DATA_DIR, 'mail')
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ to, subject, text }) {
      const { message } = await transport.sendMail({ from, to, subject, text })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${newId('dlv').slice(0, 26)}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
